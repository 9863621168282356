import { parseUrl } from '@/domain/parseUrl';

/**
 * Makes relative addresses in a style sheet absolute: once inlined they would be resolved against the portal. That of
 * the source map is one of them.
 */
export const withAbsoluteUrls = (css: string, address: string): string => {
  const absolute = (name: string) =>
    /^(#|[a-z][a-z0-9+.-]*:)/i.test(name) ? name : (parseUrl(name, address)?.href ?? name);
  return css
    .replace(
      /\burl\(\s*(["']?)([^"')\s][^"')]*?)\1\s*\)/gi,
      (_, quote: string, name: string) => `url(${quote}${absolute(name)}${quote})`,
    )
    .replace(
      /(@import\s+)(["'])([^"']+)\2/gi,
      (_, head: string, quote: string, name: string) => `${head}${quote}${absolute(name)}${quote}`,
    )
    .replace(/(\/\*[#@]\s*sourceMappingURL=)(\S+)/g, (_, head: string, name: string) => head + absolute(name));
};
