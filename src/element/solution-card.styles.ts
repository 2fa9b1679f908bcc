import { css } from 'lit';

export const solutionCardHostStyles = css`
  .card,
  .skeleton,
  .panel {
    max-inline-size: 40em;
  }

  /* As high as nearly every card, which is not lower than that: nothing below it moves when it comes. */
  .card,
  .skeleton {
    min-block-size: 36em;
  }

  @container (max-width: 30em) {
    .card,
    .skeleton {
      min-block-size: 42em;
    }
  }

  @container (max-width: 22em) {
    .card,
    .skeleton {
      min-block-size: 47em;
    }
  }
`;
