// The equality of the objects of the model, which Swift does not derive for classes.

extension ActionModel: Equatable {
  package static func == (left: ActionModel, right: ActionModel) -> Bool {
    left.name == right.name && left.location == right.location && left.documentation == right.documentation
      && left.deprecated == right.deprecated && left.payload == right.payload
      && left.reduction == right.reduction && left.dismisses == right.dismisses
      && left.earlierNames == right.earlierNames
  }
}

extension PayloadValueModel: Equatable {
  package static func == (left: PayloadValueModel, right: PayloadValueModel) -> Bool {
    left.label == right.label && left.binding == right.binding && left.type == right.type
      && left.isSensitive == right.isSensitive
  }
}

extension PropertyModel: Equatable {
  package static func == (left: PropertyModel, right: PropertyModel) -> Bool {
    left.name == right.name && left.location == right.location && left.type == right.type
      && left.defaultValue == right.defaultValue && left.defaultLocation == right.defaultLocation
      && left.isSensitive == right.isSensitive
      && left.documentation == right.documentation && left.earlierNames == right.earlierNames
  }
}

extension EnumCaseModel: Equatable {
  package static func == (left: EnumCaseModel, right: EnumCaseModel) -> Bool {
    left.name == right.name && left.location == right.location && left.documentation == right.documentation
      && left.payload == right.payload
  }
}

extension TypeReference: Equatable {
  package static func == (left: TypeReference, right: TypeReference) -> Bool {
    left.type == right.type && left.spelling == right.spelling && left.location == right.location
  }
}
