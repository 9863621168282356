// What programs with published component libraries change in the portal, and the portal in them; docs/foreign.md.
//   node tests/bench/foreign.mjs <folder>   the folder holds the unpacked packages, docs/foreign.md says how
// It needs a running portal: npm run preview, or PORTAL_URL.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';

const origin = process.env.PORTAL_URL ?? `http://localhost:${process.env.PORTAL_PORT ?? 8000}`;
const folder = resolve(process.argv[2] ?? 'foreign');
const NOTICES = '/mainApp/noticeList';

/** Elements of every page, in each program. */
const ELEMENTS = `'<h1>Title</h1><h2>Part</h2><p>Text <a href="#x">link</a> <code>code</code></p><ul><li>item</li></ul><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><label>Label <input></label><button>Plain</button><img alt="">'`;

/** Presses of these open a message and a dialog; the select and the date picker are pressed themselves. */
const OPENERS = `'<button id="show-message">Message</button><button id="show-dialog">Dialog</button>'`;

const lifeCycles = (open, close) => `
(function () {
  var root;
  function onPress(id, listener) { root.querySelector(id).addEventListener('click', listener); }
  window.foreignApp = {
    bootstrap: async function () {},
    mount: async function (props) {
      root = (props.container || document).querySelector('#app');
      root.innerHTML = '<div id="plain">' + ${ELEMENTS} + ${OPENERS} + '</div><div id="library"></div>';
      var target = root.querySelector('#library');
      ${open}
    },
    unmount: async function () { ${close} },
  };
  if (!window.__POWERED_BY_QIANKUN__) window.foreignApp.mount({});
})();`;

const react = (root) =>
  lifeCycles(
    `var h = React.createElement, a = antd;
      var content = h('div', null,
        h(a.Button, { type: 'primary' }, 'Save'), h(a.Button, null, 'Cancel'), h(a.Input, { placeholder: 'Name' }),
        h(a.Checkbox, null, 'Yes'), h(a.Radio, null, 'No'), h(a.Switch, null), h(a.Tag, null, 'Tag'),
        h(a.Alert, { message: 'Alert', type: 'info', showIcon: true }), h(a.Card, { title: 'Card' }, 'Content'),
        h(a.Pagination, { total: 50 }), h(a.DatePicker, null), h(a.Select, { defaultValue: '1', style: { width: 120 } }, h(a.Select.Option, { key: '1', value: '1' }, 'One'), h(a.Select.Option, { key: '2', value: '2' }, 'Two')),
        h(a.Steps, { current: 1, items: [{ title: 'One' }, { title: 'Two' }] }), h(a.Progress, { percent: 30 }),
        h(a.Table, { rowKey: 'id', columns: [{ title: 'Name', dataIndex: 'name' }], dataSource: [{ id: 1, name: 'A' }] }));
      function draw(isOpen) {
        return h('div', null, content, h(a.Modal, { title: 'Dialog', visible: isOpen, open: isOpen }, h('p', null, 'In the dialog'), h(a.Input, null)));
      }
      ${root ? `var made = ReactDOM.createRoot(target), render = function (element) { made.render(element); };` : `var render = function (element) { ReactDOM.render(element, target); };`}
      onPress('#show-message', function () { a.message.info('Saved', 0); });
      onPress('#show-dialog', function () { render(draw(true)); });
      render(draw(false));`,
    root ? `` : `ReactDOM.unmountComponentAtNode(root.querySelector('#library'));`,
  );

const vueTemplate = (p, pagination) =>
  `<div><${p}-button type="primary">Save</${p}-button><${p}-input v-model="text" placeholder="Name"></${p}-input><${p}-checkbox v-model="on">Yes</${p}-checkbox><${p}-switch v-model="on"></${p}-switch><${p}-tag>Tag</${p}-tag><${p}-alert title="Alert" type="info" show-icon></${p}-alert><${p}-card header="Card">Content</${p}-card><${p}-pagination layout="prev, pager, next" :total="50" ${pagination}></${p}-pagination><${p}-progress :percentage="30"></${p}-progress><${p}-select v-model="one"><${p}-option label="One" value="1"></${p}-option><${p}-option label="Two" value="2"></${p}-option></${p}-select><${p}-date-picker v-model="day" type="date"></${p}-date-picker><${p}-table :data="rows"><${p}-table-column prop="name" label="Name"></${p}-table-column></${p}-table><${p}-dialog title="Dialog" ${pagination ? 'v-model' : ':visible.sync'}="open">In the dialog</${p}-dialog></div>`;
const vueData = `function () { return { text: '', on: true, open: false, one: '1', day: null, rows: [{ name: 'A' }] }; }`;

const vue2 = lifeCycles(
  `var made = new Vue({ el: target.appendChild(document.createElement('div')), template: ${JSON.stringify(vueTemplate('el', ''))}, data: ${vueData} });
      onPress('#show-message', function () { ELEMENT.Message({ message: 'Saved', duration: 0 }); });
      onPress('#show-dialog', function () { made.open = true; });`,
  '',
);
const vue3 = lifeCycles(
  `var made = Vue.createApp({ template: ${JSON.stringify(vueTemplate('el', 'background'))}, data: ${vueData} }).use(ElementPlus).mount(target);
      onPress('#show-message', function () { ElementPlus.ElMessage({ message: 'Saved', duration: 0 }); });
      onPress('#show-dialog', function () { made.open = true; });`,
  '',
);

const REACT_16 = [
  'react/umd/react.production.min.js',
  'react-dom/umd/react-dom.production.min.js',
  'moment/min/moment.min.js',
  'antd/dist/antd.min.js',
];

/** Library, folder of its packages, style sheets, scripts, program. */
const PROGRAMS = [
  [
    'antd 2',
    'antd2',
    ['antd/dist/antd.min.css'],
    ['react/dist/react.min.js', 'react-dom/dist/react-dom.min.js', 'moment/min/moment.min.js', 'antd/dist/antd.min.js'],
    react(false),
  ],
  ['antd 3', 'antd3', ['antd/dist/antd.min.css'], REACT_16, react(false)],
  ['antd 4', 'antd4', ['antd/dist/antd.min.css'], REACT_16, react(false)],
  [
    'antd 5',
    'antd5',
    ['antd/dist/reset.css'],
    [
      'react/umd/react.production.min.js',
      'react-dom/umd/react-dom.production.min.js',
      'dayjs/dayjs.min.js',
      'antd/dist/antd.min.js',
    ],
    react(true),
  ],
  [
    'Element UI',
    'elementui',
    ['element-ui/lib/theme-chalk/index.css'],
    ['vue/dist/vue.min.js', 'element-ui/lib/index.js'],
    vue2,
  ],
  [
    'Element Plus',
    'elementplus',
    ['element-plus/dist/index.css'],
    ['vue/dist/vue.global.prod.js', 'element-plus/dist/index.full.min.js'],
    vue3,
  ],
];

const pageOf = ([name, , styles, scripts]) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${name}</title>${styles.map((href) => `<link rel="stylesheet" href="/${href}">`).join('')}</head><body><div id="app"></div>${scripts.map((src) => `<script src="/${src}"></script>`).join('')}<script src="/app.js" entry></script></body></html>`;

const types = { js: 'text/javascript', css: 'text/css', woff: 'font/woff', ttf: 'font/ttf', map: 'application/json' };

async function serve(page, pattern, program) {
  await page.route(pattern, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (pathname === '/')
      return route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body: pageOf(program) });
    if (pathname === '/app.js')
      return route.fulfill({ headers, contentType: 'text/javascript; charset=utf-8', body: program[4] });
    const file = join(folder, program[1], pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404, headers, body: '' });
    const contentType = `${types[pathname.split('.').pop()] ?? 'application/octet-stream'}; charset=utf-8`;
    return route.fulfill({ headers, contentType, body: readFileSync(file) });
  });
}

const compare = (one, other) =>
  Object.entries(one).flatMap(([path, look]) => {
    const names = Object.keys(look).filter((name) => other[path]?.[name] !== look[name]);
    return names.length ? [{ path, names: names.map((n) => `${n}: ${look[n]} → ${other[path]?.[n]}`) }] : [];
  });
/** Boxes that differ by more than a pixel, which rounding explains. */
const compareBoxes = (one, other) =>
  Object.entries(one)
    .filter(([path, box]) => box.some((value, index) => !(Math.abs(value - other[path]?.[index]) <= 1)))
    .map(([path, box]) => ({ path, names: [`box ${box} → ${other[path]}`] }));

/** Functions of the page; sizes follow from the window and the data, not from style sheets. */
const reading = () => {
  const SIZES =
    /^(width|height|inline-size|block-size|perspective-origin|transform-origin|top|left|right|bottom|inset.*)$/;
  const children = ({ children: all }) => [...all].filter((one) => !one.matches('script, style, link, [data-stage]'));
  const read = (selector) => {
    const looks = {};
    const visit = (element, path) => {
      const look = {};
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo || undefined);
        if (pseudo && style.content === 'none') continue;
        for (const name of style) if (!SIZES.test(name)) look[`${pseudo}${name}`] = style.getPropertyValue(name);
      }
      looks[path] = look;
      children(element).forEach((child, index) => visit(child, `${path}>${child.tagName.toLowerCase()}.${index}`));
    };
    visit(document.querySelector(selector), selector);
    return looks;
  };
  const seen = new WeakSet();
  /** What has been added since the last call: looks, and boxes relative to where the program's page begins. */
  const readAdded = () => {
    const pane = document.querySelector('[data-pane="lift"]');
    const { left, top } = (pane ?? document.documentElement).getBoundingClientRect();
    const layer = pane ? pane.querySelector('[data-micro-app-layer]') : document.body;
    const isPopup = (element) => !element.matches('#app, script, style, link') && !element.querySelector('#app');
    const isOpen = (element) => element.checkVisibility();
    const roots = [
      document.querySelector('#app'),
      // Element Plus adds its pop-ups to an element that is there from the beginning.
      ...[...(layer?.children ?? [])].filter(isPopup).flatMap((one) => (one.id ? [...one.children] : [one])),
      ...document.querySelectorAll('#app .el-dialog__wrapper, #app .el-overlay'),
    ].filter((root) => root && !seen.has(root) && isOpen(root));
    const looks = {};
    const boxes = {};
    roots.forEach((root, index) => {
      seen.add(root);
      const visit = (element, path) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        boxes[path] = width && height ? [x - left, y - top, width, height].map(Math.round) : [];
        children(element).forEach((child, place) => visit(child, `${path}>${child.tagName.toLowerCase()}.${place}`));
      };
      root.setAttribute('data-reading', index);
      Object.assign(looks, read(`[data-reading="${index}"]`));
      root.removeAttribute('data-reading');
      visit(root, `[data-reading="${index}"]`);
    });
    return { looks, boxes };
  };
  /** Brings pop-ups to their final look, however slow the machine: until nothing has moved for three rounds. */
  const endAnimations = async () => {
    for (let round = 0, still = 0; round < 50 && still < 3; round += 1) {
      await new Promise((next) => setTimeout(next, 100));
      const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      moving.forEach((one) => one.finish());
      still = moving.length > 0 ? 0 : still + 1;
    }
  };
  const sheets = () => [...document.styleSheets, ...document.adoptedStyleSheets];
  let known = new Set();
  window.reading = {
    read,
    readAdded,
    endAnimations,
    mark: () => void (known = new Set(sheets())),
    without: (selector) => {
      // What the portal itself has loaded since: files of its own origin, and its antd's styles in the page's head.
      const isPortals = ({ href, ownerNode }) =>
        href?.startsWith(location.origin) ||
        (ownerNode?.parentNode === document.head && 'cssHash' in ownerNode.dataset);
      const added = sheets().filter((sheet) => !known.has(sheet) && !isPortals(sheet));
      const before = read(selector);
      added.forEach((sheet) => (sheet.disabled = true));
      const clean = read(selector);
      added.forEach((sheet) => (sheet.disabled = false));
      return { elements: Object.keys(before).length, changed: compare(clean, before), sheets: added.length };
    },
  };
};

const inPage = `(() => { const compare = ${compare}; (${reading})(); })()`;

/** What the portal's theme gives to a program that sets none of it. */
const INHERITED = ['color', 'font-family', 'font-size', 'line-height'];

const go = (page, to) =>
  page.evaluate((address) => {
    history.pushState({ key: String(Math.random()), idx: (history.state?.idx ?? 0) + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);
const rest = async (page) => {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
          .map((one) => one.finished),
      ),
      new Promise((done) => setTimeout(done, 2_000)),
    ]),
  );
};

/** Opens the pop-ups one after the other, each beside the ones before, and reads the program after each. */
async function openPopups(page) {
  const inApp = (selector) => page.locator(`#app ${selector}`).first();
  const press = (id) => page.evaluate((selector) => document.querySelector(selector).click(), id);
  const readings = {};
  const read = async (name) => {
    await page.evaluate(() => window.reading.endAnimations());
    readings[name] = await page.evaluate(() => window.reading.readAdded());
  };
  await read('closed');
  await inApp('.ant-select, .el-select').click({ timeout: 5000 });
  await read('select');
  await page.keyboard.press('Escape');
  await inApp('#plain p').click({ position: { x: 2, y: 2 } });
  await inApp('.ant-calendar-picker-input, .ant-picker, .el-date-editor').click();
  await read('date picker');
  await page.keyboard.press('Escape');
  await inApp('#plain p').click({ position: { x: 2, y: 2 } });
  await press('#show-message');
  await read('message');
  await press('#show-dialog');
  await read('dialog');
  const target = page.locator('.ant-modal, .el-dialog').filter({ hasText: 'In the dialog' });
  readings.isUsable = await target.evaluate((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect();
    return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return readings;
}

async function measure(browser, program, number) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await serve(page, /^http:\/\/lift\.localhost/, program);
  await page.addInitScript(inPage);
  await page.goto(`${origin}/?ssoToken=persona-demo.wforeign${number}`);
  const isHeadingThere = () => page.locator('main h1').filter({ visible: true }).first().waitFor();
  await isHeadingThere();
  await rest(page);
  await go(page, NOTICES);
  await isHeadingThere();
  await rest(page);
  await page.evaluate(() => window.reading.mark());
  await go(page, '/lift');
  const root = page.locator('[data-pane="lift"] #library > *').first();
  await root.waitFor({ timeout: 60_000 });
  await rest(page);
  // The portal moves the focus into the pane; alone, nobody does.
  await page.evaluate(() => document.activeElement?.blur());
  const own = await page.evaluate(() => window.reading.read('#app'));
  const theme = await page.evaluate((names) => {
    const style = getComputedStyle(document.querySelector('[data-stage]'));
    return names.map((name) => `${name}: ${style.getPropertyValue(name)};`).join(' ');
  }, INHERITED);
  const pane = await page.locator('[data-pane="lift"]').boundingBox();
  const popups = await openPopups(page);
  const portal = {};
  portal.shown = await page.evaluate(() => window.reading.without('body'));
  for (const [name, address] of [
    ['home', '/home'],
    ['list', NOTICES],
  ]) {
    await go(page, address);
    await isHeadingThere();
    await rest(page);
    portal[name] = await page.evaluate(() => window.reading.without('body'));
  }
  const alone = await context.newPage();
  await alone.setViewportSize({ width: Math.round(pane.width), height: Math.round(pane.height) });
  await serve(alone, /^http:\/\/alone\.localhost/, program);
  await alone.addInitScript(inPage);
  await alone.goto('http://alone.localhost/');
  await alone.locator('#library > *').first().waitFor();
  // What a program inherits in the portal, below every rule of its own.
  await alone.evaluate((text) => {
    const style = document.createElement('style');
    style.textContent = `:where(html) { ${text} } :where(body) { margin: 0; }`;
    document.head.prepend(style);
  }, theme);
  await rest(alone);
  const standing = await alone.evaluate(() => window.reading.read('#app'));
  const oneHost = (looks) => JSON.parse(JSON.stringify(looks).replace(/(alone|lift)\.localhost(:\d+)?/g, 'host'));
  const differing = compare(oneHost(standing), oneHost(own));
  const popupsAlone = await openPopups(alone);
  const inPopups = [];
  for (const name of ['closed', 'select', 'date picker', 'message', 'dialog']) {
    const [a, b] = [oneHost(popupsAlone[name]), oneHost(popups[name])];
    const missing = Object.keys(a.looks).filter((path) => !(path in b.looks)).length;
    inPopups.push({
      name,
      elements: Object.keys(a.looks).length,
      missing,
      looks: compare(a.looks, b.looks),
      boxes: compareBoxes(a.boxes, b.boxes),
    });
  }
  await context.close();
  return {
    portal,
    differing,
    inPopups,
    isUsable: popups.isUsable,
    elements: Object.keys(standing).length,
    errors,
  };
}

if (!existsSync(folder)) {
  console.log(`Nothing is measured: ${folder} does not exist; docs/foreign.md says how to get the packages.`);
  process.exit(0);
}
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const wanted = process.argv[3];
for (const [number, program] of PROGRAMS.entries()) {
  const [name, packages] = program;
  if (wanted && packages !== wanted) continue;
  if (!existsSync(join(folder, packages))) {
    console.log(`${name}: left out, ${packages} is missing`);
    continue;
  }
  try {
    const { portal, differing, inPopups, isUsable, elements, errors } = await measure(browser, program, number);
    for (const [place, { elements: all, changed, sheets }] of Object.entries(portal)) {
      console.log(`${name}: portal (${place}): ${changed.length} of ${all} elements changed by ${sheets} sheets`);
      changed.slice(0, 3).forEach(({ path, names }) => console.log(`    ${path} ${names.slice(0, 4).join(', ')}`));
    }
    console.log(`${name}: own: ${differing.length} of ${elements} elements differ from standing alone`);
    differing.slice(0, 4).forEach(({ path }) => console.log(`    ${path}`));
    const sums = {};
    for (const { names } of differing) for (const line of names) sums[line] = (sums[line] ?? 0) + 1;
    Object.entries(sums)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 12)
      .forEach(([line, count]) => console.log(`    ${count} × ${line}`));
    for (const { name: popup, elements: all, missing, looks, boxes } of inPopups) {
      console.log(
        `${name}: ${popup}: of ${all} elements ${looks.length} look different, ${boxes.length} have another box, ${missing} are missing`,
      );
      [...looks, ...boxes]
        .slice(0, 6)
        .forEach(({ path, names }) => console.log(`    ${path.slice(-60)} ${names.slice(0, 4).join(', ')}`));
    }
    console.log(`${name}: the dialog ${isUsable ? 'can' : 'cannot'} be used`);
    [...new Set(errors)].slice(0, 3).forEach((line) => console.log(`    error: ${line.slice(0, 200)}`));
  } catch (error) {
    console.log(`${name}: ${error.message}`);
  }
}
await browser.close();
