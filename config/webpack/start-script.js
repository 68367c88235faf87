/**
 * Runs in the head of the start page before anything else. Not transpiled: ES5 for the oldest engines.
 *
 * Keeps errors until telemetry can report them, tells webpack's runtime the files of its chunks and the app the titles of
 * its pages, and asks for the files of the page in the address while the entry is still loading.
 *
 * @param hashes chunk id -> content hash of its script and of its style sheet, where it has one
 * @param services chunk ids that every page but a plain home waits for
 * @param routes path -> chunk ids of the page, joined by dots; after a bar each, its titles
 * @param home chunk ids of home's part with data
 */
module.exports = function start(hashes, services, routes, home) {
  var early = (window.earlyErrors = []);
  function keep(event) {
    early.push(event);
  }
  early.stop = function () {
    window.removeEventListener('error', keep);
    window.removeEventListener('unhandledrejection', keep);
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);

  window.chunkFile = function (kind, id) {
    return kind + '/' + id + '.' + hashes[kind][id] + (kind === 'css' ? '.css' : '.js');
  };

  function preload(kind, id) {
    if (!hashes[kind][id]) return;
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = kind === 'css' ? 'style' : 'script';
    link.href = window.chunkFile(kind, id);
    document.head.appendChild(link);
  }
  function about(path) {
    return (routes[path] || '').split('|');
  }
  window.titlesOf = function (path) {
    return about(path).slice(1);
  };
  function preloadAll(ids) {
    for (var i = 0; i < ids.length; i++) {
      preload('css', ids[i]);
      preload('chunk', ids[i]);
    }
  }
  var parts = about(location.hash.slice(1).split('?')[0])[0];
  if (parts) {
    document.documentElement.setAttribute('data-start', 'page');
    preloadAll(services.concat(parts.split('.')));
  }
  // Home shows without them; asked for earlier, they would delay the entry.
  window.entryArrived = function () {
    if (!parts) preloadAll(services.concat(home));
  };
};
