import type { Solution } from '../catalogue/schema.js';
import { fold } from './fold.js';
import type { Product } from './types.js';
import { wordsOf } from './words.js';

const SUFFIX = '-alternative';

/** Words of product names that are not written with one capital at the start, but like this. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    '1Password 3D AI API AWS BambooHR BI BigQuery BigCommerce BrowserStack CapCut ChatGPT ClickUp ' +
    'CloudWatch CMS CRM DeepL DNS DocuSign ERP FaceTime FL FreshBooks GitHub GitLab GoToMeeting GPT GTmetrix ' +
    'HelloSign HR HubSpot IBM iCloud IFTTT iMessage InDesign iOS iTunes JS LaunchDarkly LastPass LinkedIn ' +
    'macOS MS MySQL NordVPN OneDrive OneNote OpenAI PagerDuty PayPal PDF PowerBI PowerPoint ' +
    'QuickBooks RSS SAP SendGrid ServiceNow SharePoint ShareFile SMS SoundCloud SPSS SQL SSO ' +
    'SurveyMonkey TeamViewer TikTok TV UserVoice VMware VPN VS WeChat WeTransfer WhatsApp WordPress XMPP ' +
    'YouTube ZoomInfo'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** The slug of a product, whatever the spelling: "Google Docs" and "google-docs" give `google-docs`. */
export function productSlug(spelling: string): string {
  return wordsOf(fold(spelling)).join('-');
}

/** The name of a product as people write it: `google-docs` gives "Google Docs". */
export function productName(slug: string): string {
  return slug
    .split('-')
    .map((word) => SPELLINGS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The slug of the product that a tag marks a solution as an alternative to; undefined for any other tag. */
export function replacedProduct(tag: string): string | undefined {
  const lower = tag.trim().toLowerCase();
  return lower.endsWith(SUFFIX) && lower.length > SUFFIX.length
    ? productSlug(lower.slice(0, -SUFFIX.length)) || undefined
    : undefined;
}

/** The slugs of the products that a solution replaces, in the order of its tags. */
export function replacedProducts({ tags }: Pick<Solution, 'tags'>): string[] {
  const slugs = tags.map(replacedProduct).filter((slug) => slug !== undefined);
  return [...new Set(slugs)];
}

/** The tags of a solution that are not markers of what it replaces. */
export function plainTags({ tags }: Pick<Solution, 'tags'>): string[] {
  return tags.filter((tag) => replacedProduct(tag) === undefined);
}

/** All replaced products of some solutions by their slugs, each with the number of its alternatives. */
export function products(
  solutions: Iterable<Pick<Solution, 'tags'>>,
): Map<string, Product & { readonly count: number }> {
  const counts = new Map<string, number>();
  for (const solution of solutions) {
    for (const slug of replacedProducts(solution)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return new Map([...counts].map(([slug, count]) => [slug, { slug, name: productName(slug), count }]));
}
