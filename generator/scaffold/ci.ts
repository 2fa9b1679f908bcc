// The files of continuous integration that `init` writes: a workflow for GitHub, a pipeline for GitLab.
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

/** Marks the comment that tells what a change does, so that it is found again. */
const MARKER = '<!-- solution-catalogue what changes -->';

/** An address as one word of a shell, in which nothing is expanded by the shell or the platform. */
const quoted = (homepage: string): string => {
  const { origin, pathname } = new URL(homepage);
  return `'${origin}${pathname.replaceAll("'", '%27')}'`;
};

const github = (
  homepage: string,
): string => `# Checks the catalogue at every change and builds it every day, with the star counts of that day. Its last step leaves
# the folder as an artifact: replace it by what uploads the folder to your site. A comment of each pull request says what
# it changes, and leads to the site as it would be. On the first of each month one issue says what may have stopped being
# true. After 60 days without a change in a
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
    - cron: '47 5 1 * *'
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: catalogue-\${{ github.ref }}

jobs:
  catalogue:
    if: github.event.schedule != '47 5 1 * *'
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
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
        id: site
        with:
          name: catalogue
          path: public
          include-hidden-files: true
      - if: github.event_name == 'pull_request'
        run: |
          echo '${MARKER}' > changes.md
          ${RUN} diff ${quoted(homepage)} public --format review >> changes.md
          printf '\\n[The site as it would be](%s): unpack it, then \`${RUN} serve <folder>\`\\n' "$SITE" >> changes.md
          cat changes.md >> "$GITHUB_STEP_SUMMARY"
        env:
          SITE: \${{ steps.site.outputs.artifact-url }}
      # One comment, which is written anew with every change. From a fork nothing may be written: there the summary has it.
      - if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository
        run: |
          comment=$(gh api --paginate "repos/$GH_REPO/issues/$NUMBER/comments" \\
            --jq '.[] | select(.body | startswith("${MARKER}")) | .id' | head -n 1)
          if [ -n "$comment" ]; then
            gh api --silent --method PATCH "repos/$GH_REPO/issues/comments/$comment" --field body=@changes.md
          else
            gh pr comment "$NUMBER" --body-file changes.md
          fi
        env:
          GH_TOKEN: \${{ secrets.GITHUB_TOKEN }}
          GH_REPO: \${{ github.repository }}
          NUMBER: \${{ github.event.pull_request.number }}

  audit:
    if: github.event.schedule == '47 5 1 * *'
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      issues: write
    steps:
      # With all of its history, which says what was changed when and by whom.
      - uses: actions/checkout@v7
        with:
          persist-credentials: false
          fetch-depth: 0
      - uses: actions/setup-node@v7
        with:
          node-version: 24
      - run: ${RUN} audit --format markdown > audit.md
        env:
          GITHUB_TOKEN: \${{ secrets.GITHUB_TOKEN }}
          GITLAB_TOKEN: \${{ secrets.GITLAB_TOKEN }}
      # One issue, which is written anew as long as it is open; none where everything is still true.
      - run: |
          number=$(gh issue list --state open --label audit --limit 1 --json number --jq '.[0].number // empty')
          if [ -n "$number" ]; then
            gh issue edit "$number" --body-file audit.md
          elif grep -q '^- ' audit.md; then
            gh label create audit --force
            gh issue create --title 'Audit of the catalogue' --label audit --body-file audit.md
          fi
        env:
          GH_TOKEN: \${{ secrets.GITHUB_TOKEN }}
          GH_REPO: \${{ github.repository }}
`;

const gitlab = (
  homepage: string,
): string => `# Checks the catalogue at every change and publishes it on GitLab Pages.
# For the daily run, with the star counts of that day, add a schedule (Build > Pipeline schedules): 17 4 * * *
# For one issue a month that says what may have stopped being true, add another with the variable AUDIT set to true:
# 47 5 1 * *
# Tokens are CI/CD variables (Settings > CI/CD > Variables), masked: GITHUB_TOKEN, GITLAB_TOKEN; for that issue, and for
# comments that say what a merge request changes, AUDIT_TOKEN: a project access token with the scope api.
#
${NAMES_PACKAGE}
default:
  image: node:24

validate:
  stage: test
  script:
    - ${RUN} validate
  rules:
    - if: $AUDIT == "true"
      when: never
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH

preview:
  stage: test
  script:
    - ${RUN} build --out public --keep-from ${quoted(homepage)}
    - echo '${MARKER}' > changes.md
    - ${RUN} diff ${quoted(homepage)} public --format review | tee -a changes.md
    # One comment, which is written anew with every change. Without the token, as from a fork, the log has it.
    - |
      if [ -n "$AUDIT_TOKEN" ]; then
        notes="$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes"
        note=$(curl -fsS -H "PRIVATE-TOKEN: $AUDIT_TOKEN" "$notes?per_page=100" |
          node -p "JSON.parse(require('fs').readFileSync(0, 'utf8')).find(({ body }) => body.startsWith('${MARKER}'))?.id ?? ''")
        if [ -n "$note" ]; then
          curl -fsS -o /dev/null -X PUT -H "PRIVATE-TOKEN: $AUDIT_TOKEN" --data-urlencode body@changes.md "$notes/$note"
        else
          curl -fsS -o /dev/null -H "PRIVATE-TOKEN: $AUDIT_TOKEN" --data-urlencode body@changes.md "$notes"
        fi
      fi
  # The merge request has a button that leads to the site as it would be.
  artifacts:
    expose_as: The catalogue as it would be
    paths: [public/]
    expire_in: 1 week
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"

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
    - if: $AUDIT == "true"
      when: never
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
    - if: $CI_PIPELINE_SOURCE == "schedule"

audit:
  stage: test
  # With all of its history, which says what was changed when and by whom.
  variables:
    GIT_DEPTH: 0
  script:
    - ${RUN} audit --format markdown > audit.md
    # One issue, which is written anew as long as it is open; none where everything is still true.
    - issues="$CI_API_V4_URL/projects/$CI_PROJECT_ID/issues"
    - |
      number=$(curl -fsS -H "PRIVATE-TOKEN: $AUDIT_TOKEN" "$issues?state=opened&labels=audit" |
        node -p "JSON.parse(require('fs').readFileSync(0, 'utf8'))[0]?.iid ?? ''")
    - |
      if [ -n "$number" ]; then
        curl -fsS -o /dev/null -X PUT -H "PRIVATE-TOKEN: $AUDIT_TOKEN" --data-urlencode description@audit.md "$issues/$number"
      elif grep -q '^- ' audit.md; then
        curl -fsS -o /dev/null -H "PRIVATE-TOKEN: $AUDIT_TOKEN" -d title='Audit of the catalogue' -d labels=audit \\
          --data-urlencode description@audit.md "$issues"
      fi
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule" && $AUDIT == "true"
`;

/**
 * The file of a platform, and its path in the repository.
 * @param homepage where the catalogue is published
 */
export const ciFile = (kind: CiKind, homepage: string): readonly [path: string, content: string] =>
  kind === 'github'
    ? ['.github/workflows/catalogue.yml', github(homepage)]
    : ['.gitlab-ci.yml', gitlab(homepage)];
