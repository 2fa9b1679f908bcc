/** What `build --help` says besides its options. */
export const BUILD_HELP = `
Stars are counted by GitHub, GitLab and Forgejo, as catalogue.yaml names them. Where there is no count, the document
has null, and a warning says why. When a whole host fails whose stars are published, nothing is published.

Environment of the code hosts:
  GITHUB_TOKEN, GITLAB_TOKEN, FORGEJO_TOKEN   tokens; no permissions are needed. Without one, GitHub answers
                                              60 requests an hour, one a repository
  GITHUB_API_URL, GITLAB_API_URL,             base addresses of the APIs, the public ones by default. An instance of
  FORGEJO_API_URL                             one's own is asked at its own host; a token is sent to it only when its
                                              address is here, as https://git.example/api/v4
  GITHUB_GRAPHQL_URL                          GitHub's GraphQL; beside GITHUB_API_URL by default
  HTTPS_PROXY, HTTP_PROXY, NO_PROXY           what requests go through, as for check-links`;
