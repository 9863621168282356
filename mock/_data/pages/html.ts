/** Trusted markup; everything else in a template is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

type Piece = Markup | string | number | false | null | undefined | Piece[];

function render(piece: Piece): string {
  if (Array.isArray(piece)) return piece.map(render).join('');
  if (piece instanceof Markup) return piece.text;
  if (piece === false || piece === null || piece === undefined) return '';
  return String(piece).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** Template tag for markup: values are escaped unless they are markup. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(parts.map((part, index) => part + (index < pieces.length ? render(pieces[index]) : '')).join(''));
