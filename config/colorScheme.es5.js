// Sets the color scheme before the first paint: the choice of this device, else that of the system. The application follows
// later changes (src/shell/preferences/colorScheme.ts); a test compares the two. ES5, like startPage.es5.js.
(function () {
  function readChoice() {
    try {
      return JSON.parse(localStorage.getItem('portal.colorScheme')).value;
    } catch (error) {
      // Nothing is stored, or it cannot be read.
      return error && 'system';
    }
  }

  var choice = readChoice();
  var ofSystem = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var isChosen = choice === 'light' || choice === 'dark';
  document.documentElement.setAttribute('data-color-scheme', isChosen ? choice : ofSystem);
})();
