/**
 * Everyday short forms of products, by the slug that a catalogue has for the product. Written by hand from what people
 * say; forms that are the initials of a name ("gdocs", "ms teams") are made by rule, see products.ts.
 */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  insta: 'instagram',
  ig: 'instagram',
  fb: 'facebook',
  yt: 'youtube',
  wa: 'whatsapp',
  ps: 'adobe-photoshop',
  gpt: 'chatgpt',
  vscode: 'visual-studio-code',
  o365: 'microsoft-365',
  m365: 'microsoft-365',
  gsuite: 'google-workspace',
  gcal: 'google-calendar',
  gmaps: 'google-maps',
  ppt: 'microsoft-powerpoint',
  msoffice: 'microsoft-office',
  premiere: 'adobe-premiere-pro',
  acrobat: 'adobe-acrobat',
  vmware: 'vmware-vsphere',
  ga: 'google-analytics',
  homekit: 'apple-homekit',
  alexa: 'amazon-alexa',
  dynamics: 'microsoft-dynamics',
  davinci: 'davinci-resolve',
};
