/**
 * The page of a subsystem: what the portal reads, and what runs standalone.
 *
 * @param page.title - Title of the window when the subsystem runs standalone.
 * @param page.script - File name of the only script.
 * @param page.rootId - Id of the element that the subsystem renders into; none when the script creates it.
 * @param page.isFullHeight - Whether that element is as high as the window, for a subsystem that scrolls inside.
 */
export function pageOf({ title, script, rootId, isFullHeight = false }) {
  const height = isFullHeight ? ' style="height: 100%"' : '';
  const root = rootId ? `\n    <div id="${rootId}"${height}></div>` : '';
  return `<!doctype html>
<html lang="zh-CN"${height}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
  </head>
  <body style="${isFullHeight ? 'height: 100%; ' : ''}margin: 0">${root}
    <script src="/${script}" entry></script>
  </body>
</html>
`;
}
