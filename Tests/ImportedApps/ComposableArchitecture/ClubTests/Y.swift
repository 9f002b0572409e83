struct Y {}
