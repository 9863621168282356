/** The constructed style sheets that one micro-app adds to the document; it sees its own only. */
export interface AdoptedSheets {
  read(): CSSStyleSheet[];
  write(sheets: Iterable<CSSStyleSheet>): void;
  undo(): void;
}

export function createAdoptedSheets(claim: (sheet: CSSStyleSheet) => void): AdoptedSheets {
  const own: CSSStyleSheet[] = [];
  let applied = new Set<CSSStyleSheet>();

  const apply = () => {
    if (own.length === 0 && applied.size === 0) return;
    const next = new Set(own.filter((sheet) => sheet instanceof CSSStyleSheet));
    for (const sheet of next) if (!applied.has(sheet)) claim(sheet);
    const others = document.adoptedStyleSheets.filter((sheet) => !applied.has(sheet));
    document.adoptedStyleSheets = [...others, ...next];
    applied = next;
  };
  // `push` and assignments to an index take effect at once, as with the browser's own list.
  const list = new Proxy(own, {
    set: (target, name, value) => {
      const isSet = Reflect.set(target, name, value);
      apply();
      return isSet;
    },
    deleteProperty: (target, name) => {
      const isDeleted = Reflect.deleteProperty(target, name);
      apply();
      return isDeleted;
    },
  });
  return {
    read: () => list,
    write: (sheets) => {
      own.splice(0, own.length, ...sheets);
      apply();
    },
    undo: () => {
      own.length = 0;
      apply();
    },
  };
}
