// What an author's markup may consist of (T15): used by both sanitizer layers.
const words = (list: string) => list.split(' ');

/** Text, tables, images and links. */
export const tags = words(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn ' +
    'div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s samp ' +
    'section small span strike strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr',
);

/** Attributes with a URL as their value. */
export const addresses = words('href src');
/** All other attributes. */
export const values = words(
  'title alt width height style align valign colspan rowspan scope span start reversed value type datetime dir lang ' +
    'color bgcolor border nowrap open',
);

/** Attributes that the sanitizer itself sets, regardless of the markup. */
export const ownAttributes = words('target rel loading decoding referrerpolicy');
