/** Why a call or a fetch failed: Node keeps the reason, such as a certificate, one or two levels below. */
export function reasonOf(error) {
  const reasons = [];
  for (let each = error; each; each = each.cause) if (each.message) reasons.push(each.message);
  return reasons.filter((reason) => reason !== 'fetch failed').join(': ') || String(error);
}
