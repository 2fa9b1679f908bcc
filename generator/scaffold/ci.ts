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

const GITHUB = `# Checks the catalogue at every change and builds it every day, with the star counts of that day. Its last step leaves
# the folder as an artifact: replace it by what uploads the folder to your site. After 60 days without a change in a
# public repository GitHub switches the schedule off, and on again by a button on the workflow's page.
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
      # What was published last: star counts survive a day on which a platform does not answer.
      - uses: actions/cache@v5
        with:
          path: public
          key: catalogue-\${{ github.run_id }}
          restore-keys: catalogue-
      - run: ${RUN} build --out public
        env:
          GITHUB_TOKEN: \${{ secrets.GITHUB_TOKEN }}
          GITLAB_TOKEN: \${{ secrets.GITLAB_TOKEN }}
      - uses: actions/upload-artifact@v7
        with:
          name: catalogue
          path: public
          include-hidden-files: true
`;

const GITLAB = `# Checks the catalogue at every change and publishes it on GitLab Pages.
# For the daily run, with the star counts of that day, add a schedule (Build > Pipeline schedules): 17 4 * * *
# Tokens are CI/CD variables (Settings > CI/CD > Variables), masked: GITHUB_TOKEN, GITLAB_TOKEN.
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
  # What was published last: star counts survive a day on which a platform does not answer.
  cache:
    key: catalogue
    paths: [public]
  script:
    - ${RUN} build --out public
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
    - if: $CI_PIPELINE_SOURCE == "schedule"
`;

/** The file of a platform, by its path in the repository. */
export const CI_FILES: Readonly<Record<CiKind, readonly [path: string, content: string]>> = {
  github: ['.github/workflows/catalogue.yml', GITHUB],
  gitlab: ['.gitlab-ci.yml', GITLAB],
};
