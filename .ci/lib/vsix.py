"""The extension for Visual Studio Code as the file that the editor installs: a zip file with two descriptions of it."""

import json
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

FOLDER = Path("Plugins/VSCode")
# The picture from which the icon is made is not for the editor.
LEFT_OUT = {"icon.svg"}
TYPES = {
    ".js": "application/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".txt": "text/plain",
    ".vsixmanifest": "text/xml",
}


def vsix(repository=None):
    """The files of the extension's package by their names, as `vsce package` of Microsoft would have them.

    The package says where the repository is, if that is known.
    """
    package = json.loads((FOLDER / "package.json").read_text())
    if repository:
        package["repository"] = {"type": "git", "url": repository}
        package["bugs"] = {"url": f"{repository}/issues"}
    files = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.name not in LEFT_OUT}
    files["package.json"] = (json.dumps(package, indent=2, ensure_ascii=False) + "\n").encode()
    files["LICENSE.txt"] = Path("LICENSE").read_bytes()
    return {
        "[Content_Types].xml": content_types().encode(),
        "extension.vsixmanifest": manifest(package, repository).encode(),
        **{f"extension/{name}": content for name, content in files.items()},
    }


def content_types():
    types = "".join(f'  <Default Extension="{end}" ContentType="{type}"/>\n' for end, type in TYPES.items())
    space = "http://schemas.openxmlformats.org/package/2006/content-types"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="{space}">\n{types}</Types>\n'


def manifest(package, repository):
    properties = {"Microsoft.VisualStudio.Code.Engine": package["engines"]["vscode"]}
    if repository:
        properties["Microsoft.VisualStudio.Services.Links.Source"] = repository
        properties["Microsoft.VisualStudio.Services.Links.Support"] = package["bugs"]["url"]
    assets = {
        "Code.Manifest": "package.json",
        "Services.Content.Details": "README.md",
        "Services.Content.License": "LICENSE.txt",
        "Services.Icons.Default": package["icon"],
    }

    def lines(tag, values):
        return "".join(f"      <{tag} {value}/>\n" for value in values)

    written = lines("Property", (f"Id={quoteattr(id)} Value={quoteattr(value)}" for id, value in properties.items()))
    shown = lines(
        "Asset",
        (f'Type="Microsoft.VisualStudio.{type}" Path="extension/{name}" Addressable="true"' for type, name in assets.items()),
    )
    identity = " ".join(
        f"{key}={quoteattr(package[value])}" for key, value in [("Id", "name"), ("Version", "version"), ("Publisher", "publisher")]
    )
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" {identity}/>
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(package["description"])}</Description>
    <Tags>{escape(",".join(package["keywords"]))}</Tags>
    <Categories>{escape(",".join(package["categories"]))}</Categories>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/{package["icon"]}</Icon>
    <Properties>
{written}    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
{shown}  </Assets>
</PackageManifest>
"""
