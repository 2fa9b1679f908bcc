/**
 * The part of GitLab's GraphQL schema that stars are asked with, written after its reference (docs.gitlab.com,
 * "GraphQL API resources": `Query.projects`, `Project`, `ProjectConnection`): no package carries that schema.
 */
export const GITLAB_SCHEMA = `
  type Query {
    projects(
      after: String
      archived: String
      before: String
      first: Int
      fullPaths: [String!]
      ids: [ID!]
      last: Int
      membership: Boolean
      personal: Boolean
      search: String
      sort: String
    ): ProjectConnection
  }

  type ProjectConnection {
    count: Int!
    edges: [ProjectEdge]
    nodes: [Project]
  }

  type ProjectEdge {
    cursor: String!
    node: Project
  }

  type Project {
    archived: Boolean
    fullPath: ID!
    id: ID!
    lastActivityAt: String
    name: String!
    path: String!
    starCount: Int!
    visibility: String
    webUrl: String
  }
`;
