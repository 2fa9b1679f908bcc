import { css } from 'lit';

export const solutionCardHostStyles = css`
  .card,
  .skeleton {
    max-inline-size: 40em;
  }
`;
