"""Swift from schemas of StateKit: one action for each Swift module, for which its schemas and those that it uses are declared.

    load("@statekit_rules//:statekit.bzl", "statekit_library")

    statekit_library(
        name = "ShopSchemas",
        module_name = "Shop",
        schemas = glob(["*.statekit.json"]),
        uses = ["//features/accounts:Accounts"],
    )

    swift_library(
        name = "Shop",
        srcs = glob(["*.swift"]) + [":ShopSchemas"],
        module_name = "Shop",
        deps = ["//features/accounts:Accounts", "@statekit//:StateKit"],
    )
"""

StateKitInfo = provider(
    doc = "The schemas of a Swift module.",
    fields = {
        "module_name": "The name of the Swift module, 'Shop' for example.",
        "schemas": "A depset of the files with the module's schemas.",
    },
)

_UsableInfo = provider(
    doc = "The schemas that others can use through a target.",
    fields = {
        "modules": "A depset of structs with the name of a module and a tuple of its schemas.",
        "files": "A depset of all these schemas.",
    },
)

# Where a target of rules_swift names what it is made of.
_ATTRIBUTES = ["srcs", "deps", "private_deps", "implementation_deps"]

_SUFFIX = ".statekit.json"

_TOOLCHAIN = "@statekit_rules//:toolchain_type"

def _used_by(rule):
    """What the targets that a target names let others use."""
    found = []
    for name in _ATTRIBUTES + ["uses"]:
        targets = getattr(rule.attr, name, None)
        if type(targets) == type([]):
            found += [target[_UsableInfo] for target in targets if _UsableInfo in target]
    return found

def _usable_impl(target, ctx):
    used = _used_by(ctx.rule)
    own = target[StateKitInfo] if StateKitInfo in target else None
    return [_UsableInfo(
        modules = depset(
            [struct(name = own.module_name, schemas = tuple(own.schemas.to_list()))] if own else [],
            transitive = [one.modules for one in used],
        ),
        files = depset(transitive = ([own.schemas] if own else []) + [one.files for one in used]),
    )]

_usable = aspect(
    doc = "Finds the schemas of the modules that a target consists of and depends on.",
    implementation = _usable_impl,
    attr_aspects = _ATTRIBUTES + ["uses"],
)

def _use(module):
    """The arguments for the schemas of a used module."""
    return ["--use={}={}".format(module.name, schema.path) for schema in module.schemas]

def _statekit_library_impl(ctx):
    tool = ctx.toolchains[_TOOLCHAIN].statekit
    module_name = ctx.attr.module_name or ctx.label.name
    used = [target[_UsableInfo] for target in ctx.attr.uses]

    # A folder for each target, so that two of them in a package can have schemas of one name.
    outputs = [
        ctx.actions.declare_file("{}/{}.statekit.swift".format(ctx.label.name, schema.basename[:-len(_SUFFIX)]))
        for schema in ctx.files.schemas
    ]

    arguments = ctx.actions.args()
    arguments.use_param_file("@%s")
    arguments.add_all(ctx.files.schemas)
    arguments.add_all(depset(transitive = [one.modules for one in used]), map_each = _use)
    arguments.add("--output", outputs[0].dirname)
    arguments.add("--module-name", module_name)
    if ctx.attr.source_locations:
        arguments.add("--source-locations")

    ctx.actions.run(
        mnemonic = "StateKitGenerate",
        progress_message = "Generating Swift from the schemas of {}".format(module_name),
        executable = tool.generator,
        arguments = ["generate", arguments],
        inputs = depset(ctx.files.schemas, transitive = [one.files for one in used]),
        outputs = outputs,
        execution_requirements = {"block-network": ""},
    )
    return [
        DefaultInfo(files = depset(outputs)),
        StateKitInfo(module_name = module_name, schemas = depset(ctx.files.schemas)),
    ]

statekit_library = rule(
    doc = "Generates one Swift file for each schema of a Swift module: `srcs` for its `swift_library`.",
    implementation = _statekit_library_impl,
    attrs = {
        "module_name": attr.string(doc = "The Swift module, which the generated files belong to; the target's name by default."),
        "schemas": attr.label_list(
            doc = "All schemas of the module.",
            allow_files = [_SUFFIX],
            allow_empty = False,
            mandatory = True,
        ),
        "source_locations": attr.bool(doc = "Whether errors of the compiler point at the schemas, by paths from the workspace."),
        "uses": attr.label_list(
            doc = """The targets with the modules that the schemas name under 'uses': targets of this rule, or libraries that have
these among their sources or dependencies, as the `deps` of the module's library. Others of them are passed over.""",
            aspects = [_usable],
        ),
    },
    provides = [StateKitInfo],
    toolchains = [_TOOLCHAIN],
)

def _toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(statekit = struct(generator = ctx.executable.generator))]

_toolchain = rule(
    implementation = _toolchain_impl,
    attrs = {
        "generator": attr.label(
            doc = "The program `statekit-gen` of a release.",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
)

def statekit_toolchain(name, generator, exec_compatible_with = [], **arguments):
    """The tool for machines of one kind, for `register_toolchains("//tools:NAME")`.

    Args:
        name: The name of the toolchain.
        generator: The program `statekit-gen` of a release, "@statekit_linux//:bin/statekit-gen" for example.
        exec_compatible_with: The kind of machines on which the program runs, as constraints of @platforms.
        **arguments: Those that all rules have, `visibility` for example.
    """
    _toolchain(name = name + "_tool", generator = generator, **arguments)
    native.toolchain(
        name = name,
        exec_compatible_with = exec_compatible_with,
        toolchain = name + "_tool",
        toolchain_type = _TOOLCHAIN,
        **arguments
    )
