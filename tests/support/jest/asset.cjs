// The URL of an image or a font, as the bundler would return it.
module.exports = { __esModule: true, default: '/asset.svg', ReactComponent: () => null };
