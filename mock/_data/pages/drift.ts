import { textOf, type MockRequest, type MockResponse } from '../http';
import { html } from './html';
import type { Both } from './page';

/**
 * Fields that the portal could not read: call and field, never a value. Reported in development only; this mock is
 * complete, so entries come from another server behind a call, or from an edit.
 */
interface Drifted {
  call: string;
  field: string;
  expected: string;
}

const DRIFT_KEY = '__portalMockDrift__';
const DRIFT_LIMIT = 500;
const LONGEST = 200;

const TEXTS = {
  title: { zh: '读不懂的字段', en: 'Fields that could not be read' },
  lead: {
    zh: '门户读取响应时缺失或无法识别的字段；只记录接口和字段，不记录取值。',
    en: 'Fields of responses that were absent or unreadable for the portal; call and field, never a value.',
  },
  none: { zh: '暂无记录。', en: 'None so far.' },
  call: { zh: '接口', en: 'Call' },
  field: { zh: '字段', en: 'Field' },
  expected: { zh: '期望', en: 'Expected' },
  clear: { zh: '清空记录', en: 'Clear the list' },
} satisfies Record<string, Both>;

/** On globalThis, as the datasets are: an edit of a mock reloads this file and keeps the list. */
function reports(): Map<string, Drifted> {
  const holder = globalThis as unknown as Record<string, Map<string, Drifted> | undefined>;
  return (holder[DRIFT_KEY] ??= new Map());
}

/** Stores the reports of a portal window. */
export function keepDrift(request: MockRequest, response: MockResponse): void {
  const { drift } = (request.body ?? {}) as { drift?: unknown };
  for (const one of Array.isArray(drift) ? (drift as unknown[]) : []) {
    const reported = (one ?? {}) as Record<string, unknown>;
    const [call = '', field = '', expected = ''] = [reported.call, reported.field, reported.expected].map((value) =>
      textOf(value).slice(0, LONGEST),
    );
    if (call && field && reports().size < DRIFT_LIMIT) reports().set(`${call} ${field}`, { call, field, expected });
  }
  response.json({});
}

/** Empties the list. */
export function clearDrift(request: MockRequest, response: MockResponse): void {
  reports().clear();
  const { lang } = (request.body ?? {}) as { lang?: unknown };
  response.redirect(303, `/_mock/?lang=${textOf(lang) === 'en' ? 'en' : 'zh'}`);
}

/** Section of the panel. */
export function driftSection(language: keyof Both) {
  const rows = [...reports().values()].sort((a, b) => `${a.call} ${a.field}`.localeCompare(`${b.call} ${b.field}`));
  return html`<section class="card" aria-labelledby="drift-title">
    <h2 id="drift-title">${TEXTS.title[language]}</h2>
    <p class="hint">${TEXTS.lead[language]}</p>
    ${
      rows.length === 0
        ? html`<p>${TEXTS.none[language]}</p>`
        : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">${TEXTS.call[language]}</th>
                    <th scope="col">${TEXTS.field[language]}</th>
                    <th scope="col">${TEXTS.expected[language]}</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows.map(
                    ({ call, field, expected }) =>
                      html`<tr>
                        <td><code>${call}</code></td>
                        <td><code>${field}</code></td>
                        <td>${expected}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            <form method="post" action="/_mock/drift/clear">
              <input type="hidden" name="lang" value="${language}" /><button class="plain">
                ${TEXTS.clear[language]}
              </button>
            </form>`
    }
  </section>`;
}
