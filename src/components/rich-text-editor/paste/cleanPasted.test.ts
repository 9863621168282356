import { hostileMarkup } from '../../../../tests/support/hostileInputs';
import { faultsOf } from '../../../../tests/support/markupFaults';
import { cleanPasted, fileOfDataUrl } from './cleanPasted';

const own = 'https://portal.example';
const clean = (html: string, ownOrigins: readonly string[] = []) => cleanPasted(html, ownOrigins, own);
const item = (level: number, marker: string, words: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${words}</p>`;

describe('pasted markup', () => {
  test('R047 T15 markup that could run, draw over the page or send data is removed', () => {
    const { html } = clean(
      '<style>p{color:red}</style><p onclick="alert(1)" style="position:fixed;color:red">甲<script>alert(1)</script></p><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">乙</a>',
    );
    expect(html).toBe('<p style="color: red">甲</p><a>乙</a>');
  });

  test('R047 T15 hostile markup keeps nothing that runs, draws over the page or calls home', () => {
    const faults = hostileMarkup().flatMap((input) => {
      const { html } = clean(input);
      const foreign = /<img[^>]+src="(?:https?:)?\/\/(?!portal\.example)[^"]*/i.exec(html) ?? [];
      return [...faultsOf(html), ...foreign].map((fault) => `${fault} ← ${input}`);
    });
    expect(faults).toEqual([]);
  });

  test('R047 lists from Word become lists with the same nesting', () => {
    const { html } = clean(
      `<p>前</p>${item(1, '1.', '一')}${item(2, '·', '细')}${item(2, '·', '则')}${item(1, '2.', '二')}<p>后</p>${item(1, '·', '三')}`,
    );
    expect(html).toBe(
      '<p>前</p><ol><li>一<ul><li>细</li><li>则</li></ul></li><li>二</li></ol><p>后</p><ul><li>三</li></ul>',
    );
  });

  test('R047 a list that starts at a deep level is accepted', () => {
    expect(clean(item(3, '一、', '深')).html).toBe('<ol><li><ol><li><ol><li>深</li></ol></li></ol></li></ol>');
  });

  test('R047 embedded and own images are kept; images from other sites and local files are counted as lost', () => {
    const pixel = 'data:image/png;base64,AAAA';
    const { html, lostImages } = clean(
      `<img src="${pixel}"><img src="/_files/1"><img src="https://evil.example/t.png"><img src="file:///C:/a.png"><img src="data:image/svg+xml,x">`,
    );
    expect(lostImages).toBe(3);
    expect(html).toContain(pixel);
    expect(html).toContain('/_files/1');
    expect(html).not.toMatch(/evil|file:|svg/);
  });

  test('R047 images from a configured origin are kept; those from a similar host name are not', () => {
    const image = '<img src="https://files.example/1.png">';
    expect(clean(image).lostImages).toBe(1);
    const { html, lostImages } = clean(
      `${image}<img src="https://files.example.evil.example/1.png"><img src="//files.example/2.png">`,
      ['https://files.example'],
    );
    expect(lostImages).toBe(2);
    expect(html).toContain('https://files.example/1.png');
    expect(html).not.toMatch(/evil/);
  });

  test('R047 a slice copied within the editor keeps its open depths and no other context', () => {
    expect(clean('<p data-pm-slice="1 1 []">甲</p>').html).toBe('<p data-pm-slice="1 1 []">甲</p>');
    expect(clean('<p data-pm-slice="1 1 [&quot;image&quot;,{&quot;src&quot;:&quot;x&quot;}]">甲</p>').html).toBe(
      '<p data-pm-slice="1 1 []">甲</p>',
    );
    expect(clean('<p data-pm-slice="evil">甲</p>').html).toBe('<p>甲</p>');
  });
});

test('R047 an embedded image becomes a file; anything else does not', async () => {
  const file = fileOfDataUrl('data:image/png;base64,AQID', 'image')!;
  expect([file.name, file.type, file.size]).toEqual(['image.png', 'image/png', 3]);
  expect(fileOfDataUrl('data:text/html;base64,AQID', 'image')).toBeUndefined();
  expect(fileOfDataUrl('data:image/png;base64,%%%', 'image')).toBeUndefined();
  expect(fileOfDataUrl('/_files/1', 'image')).toBeUndefined();
});
