import { css } from 'lit';

export const resultListStyles = css`
  .results {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
    gap: var(--_gap);
  }

  .results > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 32em;
  }

  .skeleton {
    min-block-size: 32em;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .more {
    display: block;
    inline-size: 100%;
    margin-block-start: var(--_gap);
  }

  @media print {
    .results > li {
      content-visibility: visible;
      break-inside: avoid;
    }
  }
`;
