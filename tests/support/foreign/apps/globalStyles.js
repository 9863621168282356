// Puts its styles and its pop-ups where a page of its own would have them, in each of the common ways.
(function () {
  var root;
  function element(tag, attributes, text) {
    var made = document.createElement(tag);
    Object.keys(attributes || {}).forEach(function (name) {
      made.setAttribute(name, attributes[name]);
    });
    if (text) made.textContent = text;
    return made;
  }
  // Element UI: the mask on the body, the dialog where it was written.
  function openDialog() {
    var mask = document.body.appendChild(element('div', { class: 'v-modal', tabindex: '0', style: 'z-index: 2000' }));
    var dialog = element('div', { class: 'el-dialog__wrapper', style: 'position:fixed;inset:0;z-index:2001' });
    dialog.innerHTML =
      '<div class="el-dialog" role="dialog" style="margin:120px auto 0;width:300px"><button class="el-button">OK</button></div>';
    root.appendChild(dialog);
    dialog.querySelector('button').onclick = function () {
      root.removeChild(dialog);
      document.body.removeChild(mask);
      root.querySelector('output').textContent = 'closed';
    };
  }
  // jQuery: a message at the top of the window, a menu at the coordinates of its opener.
  function openMessage(event) {
    var message = element(
      'div',
      { class: 'page-message', style: 'position:fixed;top:8px;left:40%;z-index:1010' },
      'Saved',
    );
    document.body.insertBefore(message, document.body.firstChild);
    var box = event.target.getBoundingClientRect();
    var menu = element('ul', { class: 'page-menu' }, 'Menu');
    menu.style.cssText =
      'position:absolute;z-index:9;top:' + (box.bottom + window.pageYOffset) + 'px;left:' + box.left + 'px';
    document.body.append(menu);
  }
  function addStyles() {
    // style-loader: the text comes after the element.
    var late = document.createElement('style');
    document.head.appendChild(late);
    late.appendChild(document.createTextNode('h2 { text-decoration: overline } body { word-spacing: 4px }'));
    // emotion and styled-components.
    var rules = document.createElement('style');
    document.querySelector('head').appendChild(rules);
    rules.sheet.insertRule('h3, .inserted { background: rgb(0, 1, 2) }', 0);
    rules.sheet.insertRule('@media (min-width: 1px) { h4 { background: rgb(0, 3, 4) } }', rules.sheet.cssRules.length);
    rules.sheet.cssRules[1].insertRule('li { background: rgb(0, 5, 6) }', 0);
    // Nested rules, which are relative to the one around them.
    var nested = document.createElement('style');
    nested.textContent = '.pictured { @media (min-width: 1px) { & span { tab-size: 5 } } }';
    document.head.appendChild(nested);
    var media = nested.sheet.cssRules[0].cssRules[0];
    media.insertRule('span { text-emphasis: dot }');
    media.cssRules[1].selectorText = 'span, b';
    // rc-util: compares what it reads with what it wants.
    var compared = document.createElement('style');
    compared.innerHTML = 'strong { color: rgb(12, 13, 14) }';
    document.head.prepend
      ? document.head.insertBefore(compared, document.head.firstChild)
      : document.head.appendChild(compared);
    root.querySelector('[data-read]').textContent = compared.innerHTML;
    // lit.
    var sheet = new CSSStyleSheet();
    sheet.replaceSync('em { color: rgb(22, 23, 24) } body { caret-color: rgb(3, 2, 1) }');
    document.adoptedStyleSheets = document.adoptedStyleSheets.concat([sheet]);
    sheet.insertRule('button { outline-offset: 9px }');
    // jQuery plug-ins, and whatever writes HTML.
    root.insertAdjacentHTML('beforeend', '<style>dt, a { font-variant: small-caps }</style><dl><dt>written</dt></dl>');
    root.ownerDocument.head.appendChild(root.ownerDocument.createElement('style')).textContent =
      'dd, p { font-stretch: expanded }';
    document.documentElement.classList.add('page-dark');
    return new Promise(function (resolve, reject) {
      var link = element('link', { rel: 'stylesheet', href: new URL('linked.css', window.__PUBLIC__).href });
      link.onload = resolve;
      link.onerror = reject;
      document.head.appendChild(link);
    });
  }
  document.body.setAttribute('data-page-tone', 'warm');
  function mount(props) {
    root = (props.container || document).querySelector('#app');
    root.innerHTML =
      '<header><h1>Records</h1><nav><a href="#1">One</a> <a>Two</a></nav></header><h2>List</h2><h3>Part</h3><h4>Detail</h4>' +
      '<p class="themed">Text <strong>strong</strong> <em>em</em> <i class="anticon anticon-user"></i></p><p class="classed">Class</p>' +
      '<ul><li>item</li></ul><div class="pictured"><span>span</span></div><div class="linked">linked</div><div class="imported">imported</div>' +
      '<img alt=""><input><button class="ant-btn" data-dialog>Open Dialog</button><button data-message>Message</button>' +
      '<output></output><code data-read></code>';
    root.querySelector('[data-dialog]').onclick = openDialog;
    root.querySelector('[data-message]').onclick = openMessage;
    return addStyles().then(function () {
      root.setAttribute('data-ready', '');
    });
  }
  window.__PUBLIC__ = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ || window.location.href;
  window.liftApp = {
    bootstrap: async function () {},
    mount: mount,
    unmount: async function () {
      document.documentElement.classList.remove('page-dark');
      document.body.removeAttribute('data-page-tone');
      root.textContent = '';
    },
  };
  if (!window.__POWERED_BY_QIANKUN__) mount({});
})();
