// The block in the editor: its settings. What readers see, the server writes.
(({ blocks, element, blockEditor, components }) => {
  const FIELDS = {
    src: 'Address of the catalogue, if it is another one',
    alternativeTo: 'Product that is to be replaced',
    category: 'Categories, comma-separated',
    limit: 'Results shown at first',
  };
  blocks.registerBlockType('solution-catalogue/catalogue', {
    edit: ({ attributes, setAttributes }) =>
      element.createElement(
        'div',
        blockEditor.useBlockProps(),
        Object.entries(FIELDS).map(([name, label]) =>
          element.createElement(components.TextControl, {
            key: name,
            label,
            value: attributes[name],
            onChange: (value) => setAttributes({ [name]: value }),
          }),
        ),
      ),
    save: () => null,
  });
})(window.wp);
