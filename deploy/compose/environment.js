// The environment of compose.yaml: the mock server as API hosts on the portal's own origin, three subsystems.
window.__PORTAL_ENVIRONMENT__ = {
  name: 'development',
  portalSite: '',
  hosts: { base: '/_base', workOrder: '/_workorder', portal: '/_portal' },
  fileHost: '/_files',
  identityProvider: '/_idp',
  fireSafetySite: 'http://fire-safety.localhost:8100/_sites/fire-safety',
  iotSite: 'http://iot.localhost:8100/_sites/iot',
  chatBot: 'http://chat-bot.localhost:8100/_sites/chat-bot',
  verificationPage: 'http://verify.localhost:8100/_sites/verification',
  workOrderAppSite: 'http://work-order-app.localhost:8100/_sites/work-order-app',
  housekeeperAppSite: 'http://housekeeper-app.localhost:8100/_sites/housekeeper-app',
  subsystemRegistry: '/subsystems.json',
  subsystemOrigins: ['http://lift.localhost:8011', 'http://byd.localhost:8012'],
  frameOrigins: ['http://opbi.localhost:8013', 'http://fire-safety.localhost:8100', 'http://iot.localhost:8100'],
  errorReports: '/error-report',
};
