// antd adds style sheets at run time. jsdom would match each of their rules against an element whenever a test asks
// whether it is visible, which takes most of the time of such a test; and it has no layout that they could change.
exports.updateCSS = () => globalThis.document.createElement('style');
exports.removeCSS = () => {};
