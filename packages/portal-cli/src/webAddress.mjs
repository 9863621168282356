/** Whether a text is the address of a server. @param {string} address */
export const isWebAddress = (address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** Whether a portal with https: could not load it: only servers on the same machine are excepted. @param {URL} url */
export const isInsecure = ({ protocol, hostname }) =>
  protocol === 'http:' && !/^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname);
