export default {
  'binding.banner.text': 'Your account is not bound yet, so some subsystems are unavailable.',
  'binding.banner.action': 'Bind now',
  'binding.banner.label': 'Account binding',
};
