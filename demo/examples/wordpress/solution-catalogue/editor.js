// The block in the editor: its options in the sidebar, and the element itself as the preview. What readers see, the
// server writes. Options and texts come from PHP (solution_catalogue_editor), in the author's language.
(({ blocks, blockEditor, components, element }, { src: siteSrc, panels, options, settings, texts }) => {
  const { createElement: h, useState } = element;

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

  function field({ name, label, help, type, choices, min, max }, value, set) {
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
      default:
        return h(components.TextControl, { ...props, type, min, max });
    }
  }

  const sidebar = (attributes, setAttributes) =>
    h(
      blockEditor.InspectorControls,
      null,
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

  function preview(attributes) {
    const given = { src: siteSrc, shortcut: '' };
    for (const { name, attribute } of options)
      if (attributes[name] && !NOT_IN_PREVIEW.includes(attribute)) given[attribute] = attributes[name];
    if (given.facets === 'none') given.facets = '';
    return h(components.Disabled, null, h(tagOf(attributes), given, h('p', null, texts.loading)));
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

  blocks.registerBlockType('solution-catalogue/catalogue', {
    edit: ({ attributes, setAttributes }) =>
      h(
        'div',
        blockEditor.useBlockProps(),
        sidebar(attributes, setAttributes),
        siteSrc || attributes.src ? preview(attributes) : placeholder(),
      ),
    save: () => null,
  });
})(window.wp, window.solutionCatalogueEditor);
