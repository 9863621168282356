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

/** Whether the rules in a rule are relative to a style rule around them, which is confined. */
const isNestedIn = (rule: CSSRule | null): boolean =>
  rule !== null && (rule instanceof CSSStyleRule || isNestedIn(rule.parentRule));

/** Whether the rules in a rule are relative to the root of an `@scope` rule. */
const isRelativeIn = (rule: CSSRule | null): boolean =>
  rule !== null &&
  ((typeof CSSScopeRule === 'function' && rule instanceof CSSScopeRule) || isRelativeIn(rule.parentRule));

/** Confines the rules that a style sheet has already. */
export function scopeSheet(list: CSSRuleList, key: string): void {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) {
      const scoped = scopeSelectors(rule.selectorText, key, { isRelative: isRelativeIn(rule.parentRule) });
      if (scoped !== rule.selectorText) selectorText.set!.call(rule, scoped);
    } else if (rule instanceof CSSGroupingRule) scopeSheet(rule.cssRules, key);
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
      const scoped = scope?.scopeRules(String(text), this instanceof CSSGroupingRule && isRelativeIn(this));
      return native.call(this, scoped ?? text, ...rest);
    } as Insert;
  const self = (sheet: CSSStyleSheet) => sheet;
  const parent = (rule: CSSGroupingRule) => (isNestedIn(rule) ? null : rule.parentStyleSheet);
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
      const scope = isNestedIn(this.parentRule) ? null : scopeOf(this.parentStyleSheet);
      const isRelative = isRelativeIn(this.parentRule);
      selectorText.set!.call(this, scope ? scopeSelectors(String(text), scope.key, { isRelative }) : text);
    },
  });
}
