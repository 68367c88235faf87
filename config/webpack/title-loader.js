const TITLE = /,?\s*\btitle: \[[^\]]*\]/g;

/** Removes the pages' titles from a file of the route table: the start page has them (`start-script.js`). */
module.exports = function titleLoader(source) {
  const without = source.replace(TITLE, '');
  if (without === source) throw new Error('No title has the form expected');
  return without;
};
