import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fields } from '../fields';
import { type MockRequest, type MockResponse } from '../http';
import { rewritePorts } from '../../../config/ports.cjs';
import { readRegistry, registeredSubsystems, type RegistryFile } from '../registry';
import { html } from './html';
import { type Both } from './page';

/**
 * Replaces one subsystem by a case of the failure catalog: the registry is served with one address changed, for
 * everyone, because the portal requests it without cookies and token.
 */
const STORE_KEY = '__portalMockReplaced__';
/** On globalThis, as the datasets are: an edit of a mock reloads this file and keeps the choice. */
const holder = globalThis as unknown as Record<string, string | undefined>;
const FORM = /^([a-z][A-Za-z0-9]{0,31})~([a-z0-9-]{1,40})~(sandbox|frame)$/;

const TEXTS = {
  title: { zh: '子系统故障', en: 'A subsystem fails' },
  lead: {
    zh: '用故障目录里的一个案例代替某个子系统；刷新门户后打开该子系统。重启服务或选择“不代替”即恢复。',
    en: 'A case of the failure catalog takes the place of a subsystem; reload the portal, then open it. Choose none, or start anew, to put it back.',
  },
  subsystem: { zh: '子系统', en: 'Subsystem' },
  none: { zh: '不代替', en: 'none' },
  case: { zh: '案例', en: 'Case' },
  isolation: { zh: '隔离方式', en: 'Isolation' },
  apply: { zh: '代替', en: 'Replace' },
} satisfies Record<string, Both>;

/** Cases of the folder, and cases that the server simulates. */
function cases(): string[] {
  const folder = join(process.cwd(), 'subsystems/misbehaving');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isDirectory());
  const server = readFileSync(join(folder, 'server.mjs'), 'utf8');
  const played = [...server.matchAll(/^ {2}'\/([a-z0-9-]+)\//gm)].map(([, name = '']) => name);
  return [...new Set([...files.map(({ name }) => name), ...played])].sort();
}

const chosen = () => FORM.exec(holder[STORE_KEY] ?? '') ?? [];

/** Section of the panel. */
export function misbehavingSection(language: keyof Both) {
  const [, code, name, isolation] = chosen();
  const option = (value: string, present: string | undefined) =>
    value === present ? html`<option selected>${value}</option>` : html`<option>${value}</option>`;
  return html`<section class="card" aria-labelledby="misbehaving-title">
    <h2 id="misbehaving-title">${TEXTS.title[language]}</h2>
    <p class="hint">${TEXTS.lead[language]}</p>
    <form class="row" method="post" action="/_mock/subsystem">
      <input type="hidden" name="lang" value="${language}" />
      <label
        >${TEXTS.subsystem[language]}<select name="code">
          <option value="">${TEXTS.none[language]}</option>
          ${registeredSubsystems().map((entry) => option(entry.code, code))}
        </select></label
      >
      <label
        >${TEXTS.case[language]}<select name="case">
          ${cases().map((each) => option(each, name))}
        </select></label
      >
      <label
        >${TEXTS.isolation[language]}<select name="isolation">
          ${['sandbox', 'frame'].map((each) => option(each, isolation))}
        </select></label
      >
      <button>${TEXTS.apply[language]}</button>
    </form>
  </section>`;
}

/** Stores or clears the choice of the form. */
export function chooseMisbehaving(request: MockRequest, response: MockResponse): void {
  const fields = new Fields(request.body);
  const choice = `${fields.text('code')}~${fields.text('case')}~${fields.text('isolation')}`;
  holder[STORE_KEY] = FORM.test(choice) && cases().includes(fields.text('case')) ? choice : '';
  response.redirect(303, `/_mock/?lang=${fields.text('lang') === 'en' ? 'en' : 'zh'}`);
}

/** The registry, with one entry changed if one is chosen; a file that cannot be read is served as it is. */
export function sendRegistry(_: MockRequest, response: MockResponse, next: () => void): void {
  const [, code, name, isolation = 'sandbox'] = chosen();
  let file: RegistryFile;
  try {
    file = readRegistry();
  } catch {
    return next();
  }
  for (const entry of file.subsystems) {
    if (entry.code !== code) continue;
    entry.isolation = isolation;
    delete entry.bridge;
    entry.entry = { development: rewritePorts(`http://misbehaving.localhost:8010/${name}/`) };
  }
  response.json(file);
}
