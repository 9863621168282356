// The address of an image or a font, as the bundler would hand it out.
module.exports = { __esModule: true, default: '/asset.svg', ReactComponent: () => null };
