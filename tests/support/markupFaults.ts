const forbiddenTags =
  'script,style,iframe,frame,object,embed,base,meta,link,form,input,button,select,textarea,svg,math,video,audio,template,noscript';
const allowedStyles =
  /^(?:color|background-color|font-size|font-weight|font-style|font-family|text-align|text-decoration|text-indent|line-height|vertical-align|width|list-style-type|border-collapse): [^:;()]*(?:\([^()]*\))?$/;

/** Returns what an author's markup must not contain (T15); empty when it is clean. */
export function faultsOf(html: string): string[] {
  const region = new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
  const faults = [...region.querySelectorAll(forbiddenTags)].map((element) => `<${element.localName}>`);
  for (const element of region.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (
        /^on|^(?:id|name|class|srcset|srcdoc|action|formaction|ping|background|role|tabindex)$|^(?:data|aria)-/.test(
          name,
        )
      )
        faults.push(name);
      if (
        ['href', 'src'].includes(name) &&
        !/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|data:image\/(?:png|jpe?g|gif|webp);base64,)/i.test(value)
      )
        faults.push(`${name}=${value}`);
      if (name === 'style') faults.push(...value.split('; ').filter((part) => !allowedStyles.test(part)));
    }
  return faults;
}
