/** nginx quotes the request, the address that it was passed on to and the referrer: their queries hold tokens (T1). */
const query = /\?.*?(?= HTTP\/[\d.]+"|", |"$|$)/g;
const referrer = /, referrer: ".*$/;

/** A line of nginx's error log without queries and referrer. */
export const withoutQueries = (line) => line.replace(referrer, '').replace(query, '');
