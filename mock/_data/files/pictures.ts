import { makeRandom } from '../random';

/** Cover images of notices: scenes drawn from a few shapes in one style. */
export const SCENES = ['skyline', 'garden', 'lift', 'fire', 'training', 'festival'] as const;

/** Name of a cover image's scene. */
export type Scene = (typeof SCENES)[number];

const WIDTH = 960;
const HEIGHT = 540;

const SKY: Record<Scene, [string, string]> = {
  skyline: ['#0b3f8f', '#19a3a3'],
  garden: ['#1b7a3d', '#8fcf9f'],
  lift: ['#233a66', '#7d9ad0'],
  fire: ['#7a1f1f', '#e58a4b'],
  training: ['#3b2a7a', '#8f7de0'],
  festival: ['#9a1b3c', '#f0b35a'],
};

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;

function buildings(seed: number): string {
  const random = makeRandom(seed);
  return Array.from({ length: 11 }, (_, index) => {
    const height = random.integer(120, 330);
    const x = index * 92 - 20;
    const windows = Array.from({ length: Math.floor(height / 44) }, (_unused, row) =>
      [14, 40, 66]
        .filter(() => random.chance(0.7))
        .map((left) => rect(x + left, HEIGHT - height + 18 + row * 40, 12, 18, '#ffe9b0', 0.75, 2))
        .join(''),
    ).join('');
    return rect(x, HEIGHT - height, 86, height, '#0a1f44', 0.28 + random.integer(0, 3) * 0.08, 4) + windows;
  }).join('');
}

const FOREGROUND: Record<Scene, string> = {
  skyline: '',
  garden: [120, 300, 520, 760, 880]
    .map(
      (x, index) => rect(x - 7, 400, 14, 120, '#4a3420', 0.8) + circle(x, 380, 70 + (index % 3) * 14, '#0f5a2a', 0.75),
    )
    .join(''),
  lift:
    rect(350, 130, 260, 410, '#dfe7f5', 0.92, 8) +
    rect(372, 160, 104, 380, '#9db2d6') +
    rect(484, 160, 104, 380, '#8ea5cd') +
    circle(640, 330, 12, '#ffd66b'),
  fire:
    rect(420, 210, 120, 290, '#c4182b', 0.95, 36) +
    rect(450, 150, 60, 70, '#22324f', 1, 10) +
    rect(510, 168, 110, 20, '#22324f', 1, 8),
  training:
    rect(230, 110, 500, 290, '#ffffff', 0.92, 10) +
    [180, 230, 280, 330].map((y, index) => rect(280, y, 400 - index * 60, 16, '#3b2a7a', 0.55, 8)).join('') +
    [280, 420, 560, 700]
      .map((x) => circle(x, 470, 34, '#1d1446', 0.75) + rect(x - 46, 500, 92, 60, '#1d1446', 0.75, 26))
      .join(''),
  festival: [160, 330, 500, 670, 820]
    .map((x, index) => {
      const y = 120 + (index % 2) * 60;
      return `${rect(x - 1, 0, 3, y, '#ffe9b0', 0.8)}<ellipse cx="${x}" cy="${y + 44}" rx="46" ry="52" fill="#c4182b"/>${rect(x - 20, y - 12, 40, 10, '#ffd66b')}${rect(x - 20, y + 92, 40, 10, '#ffd66b')}`;
    })
    .join(''),
};

/** A cover image as SVG; the number varies the houses in the background. */
export function cover(scene: Scene, number: number): Buffer {
  const [top, bottom] = SKY[scene];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${circle(780, 130, 74, '#ffffff', 0.22)}${circle(780, 130, 50, '#ffffff', 0.28)}${buildings(number * 97 + 11)}${FOREGROUND[scene]}</svg>`,
    'utf8',
  );
}

/** Glyphs of the subsystem icons, drawn on 20×20 with one stroke weight; a code without one shows its letter. */
const GLYPHS: Record<string, string> = {
  workorder: 'M6 4h8v12H6zM8.5 8h3M8.5 11h3',
  bjDigitization: 'M4 5h12v8H4zM8 16h4M10 13v3',
  gdzt: 'M10 4v4M5 12v-2h10v2M3.5 12h3v4h-3zM8.5 12h3v4h-3zM13.5 12h3v4h-3zM8 4h4',
  housekeeper: 'M4 9.5 10 4l6 5.5V16H4zM8.5 16v-4h3v4',
  integrated: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  decoration: 'M5 4h9v4H5zM14 6h2v4h-6v2M9 12h2v4H9z',
  task: 'M4 6l1.5 1.5L8 5M10 6.5h6M4 12l1.5 1.5L8 11M10 12.5h6',
  lift: 'M5 3.5h10v13H5zM10 3.5v13M7.5 8.5v3M12.5 8.5v3',
  af: 'M10 3.5 16 6v4c0 3.5-2.5 5.5-6 6.5-3.5-1-6-3-6-6.5V6z',
  opbi: 'M4 16h12M6 13V9M10 13V5M14 13V8',
  nfc: 'M3.5 5.5h13v9h-13zM3.5 8.5h13M6 11.5h3',
  publicBenefits: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM7.5 6.5 10 9.5l2.5-3M7.5 10.5h5M10 9.5v4.5',
  wcx: 'M4.2 13.5a6.5 6.5 0 1 1 11.6 0M10 11l3-4M9 12.5h2',
  systemManager: 'M5 3.5h10v13H5zM8 3.5v2h4v-2M7.5 11l1.8 1.8 3.4-3.6',
  fireSafety: 'M10 3.5c3 3 4.5 5 4.5 7.5a4.5 4.5 0 0 1-9 0c0-1.7.8-3 2-4 .3 1 .8 1.6 1.5 2 .2-2 .3-3.7 1-5.5z',
  iot: 'M10 12.5v4M6.5 9.5a5 5 0 0 1 7 0M4 7a8.5 8.5 0 0 1 12 0M9.2 12h1.6v1.6H9.2z',
};

/** Codes with their own icon. */
export const ICON_CODES: ReadonlySet<string> = new Set(Object.keys(GLYPHS));

/** A subsystem's icon; null if the code has none. */
export function icon(code: string): Buffer | null {
  const glyph = ICON_CODES.has(code) ? GLYPHS[code] : undefined;
  return glyph
    ? Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="#0b57c4" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"><path d="${glyph}"/></svg>`,
        'utf8',
      )
    : null;
}
