/** Icon names that occur as whole strings in a source text. A false match costs bytes; no icon is missed. */
function iconNames(source, known) {
  const strings = new Set();
  for (const [, name] of source.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)) strings.add(name);
  for (const [, name] of source.matchAll(/\bic-([a-z][a-z0-9-]*)/g)) strings.add(name);
  return known.filter((name) => strings.has(name));
}

/** Icon name -> its rule in the generated style sheet. */
const iconRules = (styles) =>
  new Map([...styles.matchAll(/\.ic-([\w-]+) \{[^}]*\}\n/g)].map(([rule, name]) => [name, rule]));

module.exports = { iconNames, iconRules };
