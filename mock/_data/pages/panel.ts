import { registeredEndpoints } from '../define';
import { FAILURE_KINDS, parseFailures } from '../failures';
import { Fields } from '../fields';
import { textOf, type MockRequest, type MockResponse } from '../http';
import { tokenFor, toDatasetName } from '../persona';
import { failuresEverywhere, listDatasets, resetDataset, datasetKey, getDataset, type Dataset } from '../dataset';
import { driftSection } from './drift';
import { html } from './html';
import { misbehavingSection } from './misbehaving';
import { languageOf, sendPage, type Both } from './page';

/** Stands for all datasets, and for addresses without a token. */
const EVERY_DATASET = '*';

const TEXTS: Record<string, Both> = {
  site: { zh: '模拟环境', en: 'Mock environment' },
  title: { zh: '模拟故障', en: 'Failures on demand' },
  lead: {
    zh: '为某个数据集的某个接口设定故障，随后在门户中观察效果。测试用请求头 Mock-Failure 对单个请求生效。',
    en: 'Give a call in a dataset a failure and watch the portal. In tests the request header Mock-Failure does the same for one request.',
  },
  dataset: { zh: '数据集', en: 'Dataset' },
  datasetHint: { zh: '留空为公共数据集，* 为所有数据集', en: 'Empty is the common dataset, * is every dataset' },
  show: { zh: '查看', en: 'Show' },
  set: { zh: '设定故障', en: 'Set a failure' },
  path: { zh: '接口', en: 'Call' },
  all: { zh: '全部接口', en: 'All calls' },
  kind: { zh: '故障', en: 'Failure' },
  value: { zh: '毫秒 / 状态码 / 状态:消息', en: 'Milliseconds / code / status:message' },
  apply: { zh: '设定', en: 'Set' },
  inForce: { zh: '已设定的故障', en: 'Failures in force' },
  none: { zh: '这个数据集没有设定故障。', en: 'This dataset has no failures.' },
  remove: { zh: '移除', en: 'Remove' },
  clear: { zh: '全部移除', en: 'Remove all' },
  reset: { zh: '重置数据', en: 'Reset the data' },
  datasets: { zh: '正在使用的数据集', en: 'Datasets in use' },
  edits: {
    zh: '修改 mock/ 下的文件后，下一次调用即由新代码应答。正在使用的数据集保留数据和已设定的故障；修改过的初始数据在“重置数据”后出现。',
    en: 'After an edit under mock/ the next call runs the new code. Datasets in use keep their data and failures; edited seed data appears after "Reset the data".',
  },
  common: { zh: '公共数据集', en: 'common dataset' },
  action: { zh: '操作', en: 'Action' },
  signIn: { zh: '登录页', en: 'Sign-in page' },
  bad: { zh: '无法识别该故障，请检查填写的值。', en: 'This failure is not understood; check its value.' },
  latency: { zh: '延迟（毫秒）', en: 'latency (ms)' },
  http: { zh: 'HTTP 状态码（401、404、500、502 …）', en: 'HTTP status (401, 404, 500, 502 …)' },
  malformed: { zh: '残缺的 JSON', en: 'malformed JSON' },
  empty: { zh: '空响应', en: 'empty answer' },
  'session-expired': { zh: "登录过期（状态 '201'）", en: "session expired (status '201')" },
  timeout: { zh: '不响应', en: 'no answer at all' },
  lost: { zh: '已执行但答复丢失（可填 HTTP 5xx）', en: 'carried out, answer lost (HTTP 5xx possible)' },
  status: { zh: '业务失败（状态:消息）', en: 'refused (status:message)' },
};

/** Dataset key from a form, `*` for all. */
function keyOf(value: unknown): string {
  const text = textOf(value).trim();
  if (text === EVERY_DATASET) return text;
  const name = toDatasetName(text.replace(/\.big$/, ''));
  return datasetKey(name, text.endsWith('.big'));
}

const failuresOf = (key: string): Dataset['failures'] =>
  key === EVERY_DATASET ? failuresEverywhere() : getDataset(key).failures;

const endpointPaths = () =>
  [...registeredEndpoints()].map((key) => key.split(' ')[1] ?? '').filter((path) => !path.startsWith('/_mock'));

/** Shows the settings of a dataset, and the forms to change them. */
export function sendPanel(request: MockRequest, response: MockResponse): void {
  const language = languageOf(request);
  const text = (key: string) => TEXTS[key]?.[language] ?? key;
  const dataset = keyOf(request.query.dataset);
  const inForce = [...failuresOf(dataset)];
  const hidden = html`<input type="hidden" name="dataset" value="${dataset}" /><input
      type="hidden"
      name="lang"
      value="${language}"
    />`;
  const datasetLabel = (key: string) => (key === '' ? text('common') : key);
  sendPage(request, response, {
    title: `${text('title')} · ${text('site')}`,
    site: text('site'),
    width: 'wide',
    body: html`<h1>${text('title')}</h1>
      <p class="lead">${text('lead')}</p>
      ${textOf(request.query.problem) === 'bad' && html`<p class="card" role="alert">${text('bad')}</p>`}
      <section class="card" aria-label="${text('dataset')}">
        <form class="row" method="get" action="/_mock/">
          <input type="hidden" name="lang" value="${language}" />
          <label
            >${text('dataset')} (${text('datasetHint')})<input
              name="dataset"
              value="${dataset}"
              maxlength="80"
              autocomplete="off"
              spellcheck="false" /></label
          ><button class="plain">${text('show')}</button>
        </form>
        <p class="hint">
          <a href="/_idp/login?dataset=${encodeURIComponent(dataset.replace(/\.big$|^\*$/, ''))}&amp;lang=${language}"
            >${text('signIn')}</a
          >
          ·
          <code
            >/?ssoToken=${dataset === EVERY_DATASET ? tokenFor('persona-demo') : tokenFor('persona-demo', dataset.replace(/^\./, ''))}</code
          >
        </p>
      </section>
      <section class="card" aria-labelledby="set-title">
        <h2 id="set-title">${text('set')} — ${datasetLabel(dataset)}</h2>
        <form class="row" method="post" action="/_mock/failures">
          ${hidden}
          <label
            >${text('path')}<select name="path">
              <option value="*">${text('all')}</option>
              ${endpointPaths()
                .sort()
                .map((path) => html`<option>${path}</option>`)}
            </select></label
          >
          <label
            >${text('kind')}<select name="kind">
              ${FAILURE_KINDS.map((kind) => html`<option value="${kind}">${text(kind)}</option>`)}
            </select></label
          >
          <label>${text('value')}<input name="value" autocomplete="off" /></label>
          <button>${text('apply')}</button>
        </form>
      </section>
      <section class="card" aria-labelledby="force-title">
        <h2 id="force-title">${text('inForce')} — ${datasetLabel(dataset)}</h2>
        ${
          inForce.length === 0
            ? html`<p>${text('none')}</p>`
            : html`<div class="scroll">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${text('path')}</th>
                      <th scope="col">${text('kind')}</th>
                      <th scope="col">${text('action')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${inForce.map(
                      ([path, set]) =>
                        html`<tr>
                          <td><code>${path === '*' ? text('all') : path}</code></td>
                          <td><code>${set.text}</code></td>
                          <td>
                            <form method="post" action="/_mock/clear">
                              ${hidden}<input type="hidden" name="path" value="${path}" /><button
                                class="plain"
                                aria-label="${text('remove')} ${path}"
                              >
                                ${text('remove')}
                              </button>
                            </form>
                          </td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
              </div>`
        }
        <div class="row" style="display:flex;gap:12px;margin-top:16px">
          <form method="post" action="/_mock/clear">${hidden}<button class="plain">${text('clear')}</button></form>
          ${dataset !== EVERY_DATASET && html`<form method="post" action="/_mock/reset">${hidden}<button class="danger">${text('reset')}</button></form>`}
        </div>
      </section>
      ${misbehavingSection(language)} ${driftSection(language)}
      <section class="card" aria-labelledby="datasets-title">
        <h2 id="datasets-title">${text('datasets')}</h2>
        <p class="hint">${text('edits')}</p>
        <ul>
          ${listDatasets()
            .slice(0, 50)
            .map(
              (key) =>
                html`<li>
                  <a href="/_mock/?dataset=${encodeURIComponent(key)}&amp;lang=${language}">${datasetLabel(key)}</a>
                </li>`,
            )}
        </ul>
      </section>`,
  });
}

/** Applies a submitted form and redirects to the panel. */
const change =
  (apply: (key: string, fields: Fields) => boolean) =>
  (request: MockRequest, response: MockResponse): void => {
    const fields = new Fields(request.body);
    const key = keyOf(fields.raw('dataset'));
    const isDone = apply(key, fields);
    const query = new URLSearchParams({
      dataset: key,
      lang: fields.text('lang'),
      ...(isDone ? {} : { problem: 'bad' }),
    });
    response.redirect(303, `/_mock/?${query}`);
  };

/** Sets a failure for a path of a dataset, replacing an earlier one. */
export const setFailure = change((key, fields) => {
  const path = fields.text('path');
  const value = fields.text('value');
  const text = value ? `${fields.text('kind')}:${value}` : fields.text('kind');
  const failures = parseFailures(text);
  if (failures.length === 0 || (path !== '*' && !endpointPaths().includes(path))) return false;
  failuresOf(key).set(path, { text, failures });
  return true;
});

/** Removes one failure, or all of a dataset if no path is given. */
export const clearFailures = change((key, fields) => {
  const path = fields.text('path');
  if (path) failuresOf(key).delete(path);
  else failuresOf(key).clear();
  return true;
});

/** Resets a dataset to the seeds, including its failures. */
export const reset = change((key) => {
  resetDataset(key);
  return true;
});
