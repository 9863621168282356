// Texts of the start page, which is shown until the portal loads (config/startPage.ts); not in the bundle.
export default {
  'start.slow.title': 'The portal is still loading',
  'start.slow.text':
    'This is taking longer than usual. The network may be slow, or the connection was lost. Wait a little longer, or reload the page.',
  'start.failed.title': 'The portal could not load',
  'start.failed.text':
    'Its program files did not arrive. The connection may have been lost, or the portal is being updated. Reload the page, or contact the administrator if the problem persists.',
  'start.outdated.title': 'This browser is too old',
  'start.outdated.text':
    'The portal cannot run in this version of your browser. Update it (Chrome and Edge from version {version}, Firefox from 121, Safari from 16.4), then reload the page.',
  'start.noScript.title': 'JavaScript is turned off',
  'start.noScript.text':
    'The portal needs JavaScript. Allow it for this site in the settings of your browser, then reload the page.',
  'start.reload': 'Reload',
};
