/** Icon names that occur as whole strings in a source text. A false match costs bytes; no icon is missed. */
function iconNames(source, known) {
  const strings = new Set();
  for (const [, name] of source.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)) strings.add(name);
  for (const [, name] of source.matchAll(/\bic-([a-z][a-z0-9-]*)/g)) strings.add(name);
  return known.filter((name) => strings.has(name));
}

/** Icon name -> path data of its outline in the generated style sheet. */
const iconPaths = (styles) =>
  new Map(
    [...styles.matchAll(/\.ic-([\w-]+) \{[^}]*%3Cpath d='([^']+)'[^}]*\}\n/g)].map(
      ([, name, path]) => [name, path],
    ),
  );

module.exports = { iconNames, iconPaths };
