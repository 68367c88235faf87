/**
 * Runs in the start page once its style sheet is there. Not transpiled: ES5 for the oldest engines.
 *
 * Shows home's first view, drawn by the build, until React has drawn the same: in the language of the app
 * (src/i18n/remembered-language.ts), its colours (src/ui/theme/theme-store.ts), and with the stored city
 * (src/shared/location/stored-city.ts). The first tap is marked; the router repeats it (src/routes/h5/leave-first-view.ts).
 * Of any other page it shows the title, above the placeholder.
 *
 * @param home hashes that show home
 * @param preset language of Chinese and unknown devices
 * @param other language of all other devices
 */
module.exports = function firstView(home, preset, other) {
  var skeleton = document.getElementById('skeleton');
  var isHome = !location.search && home.indexOf(location.hash) >= 0;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      return refused && null;
    }
  }
  function entry(key) {
    try {
      return JSON.parse(stored(key)).val;
    } catch (unreadable) {
      return unreadable && null;
    }
  }
  var theme = (stored('ui-theme') || '').split(' ');
  var mode = /^(light|dark)$/.test(theme[0]) ? theme[0] : 'auto';
  var isLarge = theme[1] === 'large';
  var device = navigator.language || '';
  var language = device === '' || /^zh/i.test(device) ? preset : other;
  var chosen = entry('language');
  if (chosen === preset || chosen === other) language = chosen;

  function showTitle() {
    if (!document.documentElement.getAttribute('data-start')) return;
    var title = window.titlesOf(location.hash.slice(1).split('?')[0])[language === preset ? 0 : 1];
    if (!title) return;
    skeleton.className = 'start-page ui-theme ui-' + mode + (isLarge ? ' ui-large' : '');
    skeleton.firstElementChild.textContent = title;
    document.documentElement.lang = language;
  }

  function showHome(template) {
    var city = (entry('curCity') || {}).curCity;
    var name = city ? city.regionName || city.cityName : template.getAttribute('data-city');
    var text = document.createElement('i');
    text.textContent = name;
    skeleton.innerHTML = template.innerHTML
      .split('{city}')
      .join(text.innerHTML.replace(/"/g, '&quot;'))
      .split('ui-auto')
      .join('ui-' + mode);
    skeleton.className = 'first-view';
    document.documentElement.lang = language;
    // As the shell has it where the navigation is at the side (src/routes/shell/app-shell.h5.tsx).
    var navigation = skeleton.querySelector('.ui-tab-bar');
    if (navigation && window.matchMedia && window.matchMedia('(min-width:768px)').matches)
      navigation.parentNode.insertBefore(navigation, navigation.parentNode.firstChild);
    skeleton.addEventListener('click', function (event) {
      var control = event.target.closest('[role=link],[role=button],[role=switch],[role=tab]');
      if (!control || skeleton.querySelector('[data-tapped]')) return;
      control.setAttribute('data-tapped', '');
    });
  }

  if (!isHome) return showTitle();
  var template = document.getElementById('first-' + language);
  // Large type is laid out differently: its users see the placeholder.
  if (template && !isLarge) showHome(template);
};
