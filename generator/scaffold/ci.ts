import { version } from '../package.js';

/** Continuous integration, by the platform that runs it. */
export const CI_KINDS = ['github', 'gitlab'] as const;
export type CiKind = (typeof CI_KINDS)[number];

/*
 * The actions are named by their major versions, not by commits: they are GitHub's own, as the machine is that they run
 * on, mended ones come by themselves, and nobody who sets up a catalogue is left with those of that day. Whoever wants
 * commits has Dependabot write them, and keep them up to date.
 */

/** What runs a command of this very version. */
const RUN = `npx --yes solution-catalogue@${version}`;

/** Says what the lines with {@link RUN} rely on. */
const NAMES_PACKAGE = `# "solution-catalogue@${version}" is the package by the name and version that it is published under. npx runs whatever
# it finds by that name: where you have the package under another one, write that in each line.`;

/** An address as one word of a shell, in which nothing is expanded by the shell or the platform. */
const quoted = (homepage: string): string => {
  const { origin, pathname } = new URL(homepage);
  return `'${origin}${pathname.replaceAll("'", '%27')}'`;
};

const github = (
  homepage: string,
): string => `# Checks the catalogue at every change and builds it every day, with the star counts of that day. Its last step leaves
# the folder as an artifact: replace it by what uploads the folder to your site. After 60 days without a change in a
# public repository GitHub switches the schedule off, and on again by a button on the workflow's page.
#
${NAMES_PACKAGE}
name: Catalogue

on:
  push:
    branches: [main]
  pull_request:
  schedule:
    - cron: '17 4 * * *'
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: catalogue-\${{ github.ref }}

jobs:
  catalogue:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
        with:
          persist-credentials: false
      - uses: actions/setup-node@v7
        with:
          node-version: 24
      - run: ${RUN} validate --format github
      # What was built last, so that only what has changed is written anew.
      - uses: actions/cache@v5
        with:
          path: public
          key: catalogue-\${{ github.run_id }}
          restore-keys: catalogue-
      # With what is published, pages elsewhere keep the scripts that they name, star counts survive a day on which a
      # platform does not answer, and a mistake does not empty the catalogue, also where the cache is lost.
      - run: ${RUN} build --out public --keep-from ${quoted(homepage)}
        env:
          GITHUB_TOKEN: \${{ secrets.GITHUB_TOKEN }}
          GITLAB_TOKEN: \${{ secrets.GITLAB_TOKEN }}
      - uses: actions/upload-artifact@v7
        with:
          name: catalogue
          path: public
          include-hidden-files: true
`;

const gitlab = (
  homepage: string,
): string => `# Checks the catalogue at every change and publishes it on GitLab Pages.
# For the daily run, with the star counts of that day, add a schedule (Build > Pipeline schedules): 17 4 * * *
# Tokens are CI/CD variables (Settings > CI/CD > Variables), masked: GITHUB_TOKEN, GITLAB_TOKEN.
#
${NAMES_PACKAGE}
default:
  image: node:24

validate:
  stage: test
  script:
    - ${RUN} validate
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH

pages:
  stage: deploy
  # What was built last, so that only what has changed is written anew.
  cache:
    key: catalogue
    paths: [public]
  script:
    # With what is published, pages elsewhere keep the scripts that they name, star counts survive a day on which a
    # platform does not answer, and a mistake does not empty the catalogue, also where the cache is lost.
    - ${RUN} build --out public --keep-from ${quoted(homepage)}
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
    - if: $CI_PIPELINE_SOURCE == "schedule"
`;

/**
 * The file of a platform, and its path in the repository.
 * @param homepage where the catalogue is published
 */
export const ciFile = (kind: CiKind, homepage: string): readonly [path: string, content: string] =>
  kind === 'github'
    ? ['.github/workflows/catalogue.yml', github(homepage)]
    : ['.gitlab-ci.yml', gitlab(homepage)];
