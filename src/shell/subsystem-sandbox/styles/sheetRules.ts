import { scopeSelectors } from '@/shell/subsystem-css-scoping';

/** What confines the rules of one micro-app. */
export interface SheetScope {
  readonly key: string;
  /** @param isRelative - They are part of an `@scope` rule. */
  scopeRules(text: string, isRelative?: boolean): string;
}

const scopes = new WeakMap<CSSStyleSheet, SheetScope | null>();
const scopesOfElements = new WeakMap<Node, SheetScope>();

/** Declares that the rules of a constructed style sheet belong to a micro-app. */
export const claimSheet = (sheet: CSSStyleSheet, scope: SheetScope): void => void scopes.set(sheet, scope);
/** Declares that the style sheet of an element belongs to a micro-app. */
export const claimSheetOf = (element: Node, scope: SheetScope): void => void scopesOfElements.set(element, scope);

function scopeOf(sheet: CSSStyleSheet | null): SheetScope | null {
  if (!sheet) return null;
  const known = scopes.get(sheet);
  if (known !== undefined) return known;
  const { ownerNode } = sheet;
  const scope = (ownerNode && scopesOfElements.get(ownerNode)) ?? null;
  // A constructed sheet may still be claimed.
  if (ownerNode) scopes.set(sheet, scope);
  return scope;
}

const selectorText = Object.getOwnPropertyDescriptor(CSSStyleRule.prototype, 'selectorText')!;

/** Whether a rule, or one around it, is of a kind. */
const isWithin = (rule: CSSRule | null, isKind: (rule: CSSRule) => boolean): boolean =>
  rule !== null && (isKind(rule) || isWithin(rule.parentRule, isKind));

/** The rules in it are relative to it, and it is confined itself. */
const isStyleRule = (rule: CSSRule) => rule instanceof CSSStyleRule;
/** The rules in it are relative to its root; some browsers do not know it. */
const isScopeRule = (rule: CSSRule) => typeof CSSScopeRule === 'function' && rule instanceof CSSScopeRule;

/** Confines the rules that a style sheet has already. */
export function scopeSheet(list: CSSRuleList, key: string, isRelative = false): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) {
      const scoped = scopeSelectors(rule.selectorText, key, { isRelative });
      if (scoped !== rule.selectorText) selectorText.set!.call(rule, scoped);
    } else if (rule instanceof CSSGroupingRule) scopeSheet(rule.cssRules, key, isRelative || isScopeRule(rule));
  }
}

type Insert = (this: CSSStyleSheet | CSSGroupingRule, text: string, ...rest: never[]) => unknown;

function wrap(prototype: object, name: string, make: (native: Insert) => Insert): void {
  const native = (prototype as Record<string, unknown>)[name];
  if (typeof native !== 'function') return;
  Object.defineProperty(prototype, name, { value: make(native as Insert), configurable: true, writable: true });
}

/**
 * Confines the rules that a micro-app adds through the objects of its style sheets, as CSS-in-JS libraries do in
 * production. One rule stays one rule: libraries count them. Called once; other sheets are not affected.
 */
export function patchSheetRules(): void {
  const withScope = (sheetOf: (target: never) => CSSStyleSheet | null) => (native: Insert) =>
    function patched(this: CSSStyleSheet | CSSGroupingRule, text: string, ...rest: never[]) {
      const scope = scopeOf(sheetOf(this as never));
      const scoped = scope?.scopeRules(String(text), this instanceof CSSGroupingRule && isWithin(this, isScopeRule));
      return native.call(this, scoped ?? text, ...rest);
    } as Insert;
  const self = (sheet: CSSStyleSheet) => sheet;
  const parent = (rule: CSSGroupingRule) => (isWithin(rule, isStyleRule) ? null : rule.parentStyleSheet);
  for (const name of ['insertRule', 'replace', 'replaceSync']) wrap(CSSStyleSheet.prototype, name, withScope(self));
  wrap(CSSStyleSheet.prototype, 'addRule', (native) => {
    return function addRule(this: CSSStyleSheet, selector: string, ...rest: never[]) {
      const scope = scopeOf(this);
      return native.call(this, scope ? scopeSelectors(String(selector), scope.key) : selector, ...rest);
    } as Insert;
  });
  wrap(CSSGroupingRule.prototype, 'insertRule', withScope(parent));
  Object.defineProperty(CSSStyleRule.prototype, 'selectorText', {
    ...selectorText,
    set(this: CSSStyleRule, text: string) {
      const scope = isWithin(this.parentRule, isStyleRule) ? null : scopeOf(this.parentStyleSheet);
      const isRelative = isWithin(this.parentRule, isScopeRule);
      selectorText.set!.call(this, scope ? scopeSelectors(String(text), scope.key, { isRelative }) : text);
    },
  });
}
