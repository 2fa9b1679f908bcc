// The block in the editor: its options in the sidebar, and the element itself as the preview. What readers see, the
// server writes. Options and texts come from PHP (solution_catalogue_editor), in the author's language.
((
  { blocks, blockEditor, components, element },
  { src: siteSrc, known, panels, options, settings, texts },
) => {
  const { createElement: h, Fragment, useEffect, useRef, useState } = element;

  /** Addresses are taken when they are complete, on leaving the field: each letter would be another catalogue. */
  function AddressField({ value, onChange, ...props }) {
    const [typed, setTyped] = useState(value);
    return h(components.TextControl, {
      ...props,
      type: 'url',
      value: typed,
      onChange: setTyped,
      onBlur: () => onChange(typed.trim()),
    });
  }

  /** Several names, each to be found by what it is called in the author's language, and kept as the catalogue writes it. */
  function NamesField({ value, onChange, label }) {
    const names = value.split(',').map((name) => name.trim());
    const field = h(components.FormTokenField, {
      label,
      value: names.filter(Boolean).map((name) => known.category[name] ?? name),
      suggestions: Object.values(known.category),
      maxSuggestions: 100,
      onChange: (labels) =>
        onChange(
          labels
            .map((each) => Object.keys(known.category).find((name) => known.category[name] === each) ?? each)
            .join(', '),
        ),
      __experimentalExpandOnFocus: true,
      __experimentalShowHowTo: false,
      __nextHasNoMarginBottom: true,
    });
    // As far from the next field as the others are.
    return h(components.BaseControl, { __nextHasNoMarginBottom: true }, field);
  }

  /** A text, with what the catalogue has to choose from. */
  function TextField({ suggestions, ...props }) {
    const list = `solution-catalogue-${props.name}`;
    return h(
      Fragment,
      null,
      h(components.TextControl, suggestions.length > 0 ? { ...props, list } : props),
      suggestions.length > 0 &&
        h('datalist', { id: list }, ...suggestions.map((each) => h('option', { value: each }))),
    );
  }

  function field({ name, attribute, label, help, type, choices, min, max }, value, set) {
    const props = { key: name, label, help, value, onChange: set, __nextHasNoMarginBottom: true };
    switch (type) {
      case 'url':
        return h(AddressField, props);
      case 'choice':
        return h(components.SelectControl, {
          ...props,
          // What the list does not offer was written before, or by hand: it is shown, and kept until the author changes it.
          options: Object.entries(value in choices ? choices : { ...choices, [value]: value })
            .map(([choice, text]) => ({ value: choice, label: text }))
            .sort((a, b) => (a.value !== '') - (b.value !== '')),
        });
      case 'tokens':
        return h(NamesField, props);
      case 'text':
        return h(TextField, { ...props, name, suggestions: known[attribute] ?? [] });
      default:
        return h(components.TextControl, { ...props, type, min, max });
    }
  }

  /** What is unknown is told in English, as the element tells it. */
  const sidebar = (attributes, setAttributes, mistakes) =>
    h(
      blockEditor.InspectorControls,
      null,
      mistakes &&
        h(
          components.Notice,
          { status: 'warning', isDismissible: false },
          h('span', { lang: 'en', style: { whiteSpace: 'pre-line' } }, mistakes),
        ),
      Object.entries(panels).map(([id, title], index) =>
        h(
          components.PanelBody,
          { key: id, title, initialOpen: index < 2 },
          options
            .filter(({ panel }) => panel === id)
            .map((option) =>
              field(option, attributes[option.name] ?? '', (value) =>
                setAttributes({ [option.name]: value }),
              ),
            ),
        ),
      ),
    );

  /** What would reach beyond the block: the page's address, its keys and its scrolling. */
  const NOT_IN_PREVIEW = ['url-state', 'shortcut', 'loading'];

  /** As solution_catalogue_element() chooses it for readers (includes/tag.php). */
  function tagOf({ name, controls, query, layout, sort, compare }) {
    if (name) return 'solution-card';
    const isList =
      controls === 'none' &&
      !query &&
      compare !== 'on' &&
      layout !== 'table' &&
      !['relevance', 'fit'].includes(sort);
    return isList ? 'solution-list' : 'solution-catalogue';
  }

  /**
   * The element.
   * @param onMistakes is told what the catalogue does not have of what the block asks for
   */
  function Preview({ attributes, onMistakes }) {
    const shown = useRef();
    const tag = tagOf(attributes);
    const given = { src: siteSrc, shortcut: '', debug: '' };
    if (!attributes.src) given['category-labels'] = JSON.stringify(known.labels);
    for (const { name, attribute } of options)
      if (attributes[name] && !NOT_IN_PREVIEW.includes(attribute)) given[attribute] = attributes[name];
    if (given.facets === 'none') given.facets = '';
    useEffect(() => {
      const { current } = shown;
      const tell = () => current.updateComplete?.then(() => onMistakes((current.mistakes ?? []).join('\n')));
      current.addEventListener('catalogue-load', tell);
      tell();
      return () => current.removeEventListener('catalogue-load', tell);
    });
    const preview = h(tag, { ...given, key: tag, ref: shown }, h('p', null, texts.loading));
    return h(components.Disabled, null, preview);
  }

  const placeholder = () =>
    h(
      components.Placeholder,
      {
        icon: 'screenoptions',
        label: blocks.getBlockType('solution-catalogue/catalogue').title,
        instructions: texts.none,
      },
      settings && h(components.ExternalLink, { href: settings }, texts.settings),
    );

  function Edit({ attributes, setAttributes }) {
    const [mistakes, setMistakes] = useState('');
    const hasSource = siteSrc || attributes.src;
    return h(
      'div',
      blockEditor.useBlockProps(),
      sidebar(attributes, setAttributes, hasSource && mistakes),
      hasSource ? h(Preview, { attributes, onMistakes: setMistakes }) : placeholder(),
    );
  }

  blocks.registerBlockType('solution-catalogue/catalogue', { edit: Edit, save: () => null });
})(window.wp, window.solutionCatalogueEditor);
