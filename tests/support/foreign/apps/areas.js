// A page of areas: one that scrolls inside, a sticky heading, editable text, details.
(function () {
  var root;
  window.liftApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      root = props.container.querySelector('#lift-root');
      var rows = '';
      for (var row = 0; row < 200; row += 1) rows += '<li>Row ' + row + '</li>';
      root.innerHTML =
        '<h1>Areas</h1><div data-area style="height:200px;overflow:auto"><h2 data-sticky style="position:sticky;top:0;margin:0">Rows</h2>' +
        '<ol style="margin:0">' +
        rows +
        '</ol></div><div data-text contenteditable style="min-height:40px"></div>' +
        '<details><summary>More</summary><p>All of it</p></details>';
    },
    unmount: async function () {
      root.textContent = '';
    },
  };
})();
