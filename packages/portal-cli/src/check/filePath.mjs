/**
 * The path of a file below the root of a build, as its URL names it, without the first slash.
 *
 * @param {string} pathname - Percent-encoded path of a URL.
 * @returns {string | undefined} Undefined when it cannot be decoded, such as `/50%.png`: no file has that name.
 */
export function filePathOf(pathname) {
  try {
    return decodeURIComponent(pathname).slice(1);
  } catch {
    return undefined;
  }
}

/**
 * The file of a build that a URL names.
 *
 * @template File
 * @param {ReadonlyMap<string, File>} files - By path.
 * @param {string} pathname - Percent-encoded path of the URL.
 * @returns {File | undefined}
 */
export function fileAt(files, pathname) {
  const path = filePathOf(pathname);
  return path === undefined ? undefined : files.get(path);
}
