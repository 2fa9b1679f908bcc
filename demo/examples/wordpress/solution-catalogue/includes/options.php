<?php
/**
 * What authors may choose, once for the block and the shortcode. An option has the name of the element's attribute.
 */

defined('ABSPATH') || exit;

/** The groups of options in the sidebar, in order. */
function solution_catalogue_panels() {
	return array(
		'shown'   => __('What is shown', 'solution-catalogue'),
		'look'    => __('How it is shown', 'solution-catalogue'),
		'filters' => __('More filters', 'solution-catalogue'),
		'source'  => __('Catalogue and loading', 'solution-catalogue'),
	);
}

/**
 * The options by name: the group, the kind of field (text, url, number or a list of choices) and its texts.
 * An empty value means what the element does by itself.
 */
function solution_catalogue_options() {
	$default   = __('Default', 'solution-catalogue');
	$separated = __('Several are separated by commas.', 'solution-catalogue');
	$points    = array('panel' => 'filters', 'type' => 'number', 'min' => 1, 'max' => 10);
	return array(
		'alternative-to'     => array(
			'panel' => 'shown',
			'type'  => 'text',
			'label' => __('Alternatives to', 'solution-catalogue'),
			'help'  => __('For example: Slack', 'solution-catalogue'),
		),
		'category'           => array(
			'panel' => 'shown',
			'type'  => 'tokens',
			'label' => __('Category', 'solution-catalogue'),
		),
		'query'              => array(
			'panel' => 'shown',
			'type'  => 'text',
			'label' => __('Search text at the start', 'solution-catalogue'),
		),
		'name'               => array(
			'panel' => 'shown',
			'type'  => 'text',
			'label' => __('Only this solution', 'solution-catalogue'),
			'help'  => __('The name of one solution: it is shown as a single card, without search and filters.', 'solution-catalogue'),
		),
		'controls'           => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('Controls', 'solution-catalogue'),
			'choices' => array(
				''       => __('Search and filters', 'solution-catalogue'),
				'search' => __('Search only', 'solution-catalogue'),
				'none'   => __('None', 'solution-catalogue'),
			),
		),
		'layout'             => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('View', 'solution-catalogue'),
			'choices' => array(
				''        => __('Cards', 'solution-catalogue'),
				'compact' => __('List', 'solution-catalogue'),
				'table'   => __('Table', 'solution-catalogue'),
			),
		),
		'sort'               => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('Sort by', 'solution-catalogue'),
			'choices' => array(
				''               => $default,
				'recommended'    => __('Recommended', 'solution-catalogue'),
				'relevance'      => __('Relevance', 'solution-catalogue'),
				'name'           => __('Name', 'solution-catalogue'),
				'stars'          => __('Stars', 'solution-catalogue'),
				'newest'         => __('New in the catalogue', 'solution-catalogue'),
				'maturity'       => __('Maturity', 'solution-catalogue'),
				'complexity'     => __('Easy setup', 'solution-catalogue'),
				'resource-usage' => __('Low resource usage', 'solution-catalogue'),
				'maintenance'    => __('Little upkeep', 'solution-catalogue'),
				'fit'            => __('Fit', 'solution-catalogue'),
			),
		),
		'limit'              => array(
			'panel' => 'look',
			'type'  => 'number',
			'min'   => 1,
			'max'   => 500,
			'label' => __('Results at the start', 'solution-catalogue'),
		),
		'browse'             => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('Products and categories to begin with', 'solution-catalogue'),
			'choices' => array(
				''    => $default,
				'off' => __('Never', 'solution-catalogue'),
			),
		),
		'guide'              => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('“Help me choose” in three questions', 'solution-catalogue'),
			'choices' => array(
				''    => $default,
				'off' => __('Never', 'solution-catalogue'),
			),
		),
		'compare'            => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('Readers can compare solutions', 'solution-catalogue'),
			'choices' => array(
				''    => $default,
				'on'  => __('Yes', 'solution-catalogue'),
				'off' => __('No', 'solution-catalogue'),
			),
		),
		'theme'              => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('Colours', 'solution-catalogue'),
			'choices' => array(
				''      => __('Those of the page', 'solution-catalogue'),
				'light' => __('Light', 'solution-catalogue'),
				'dark'  => __('Dark', 'solution-catalogue'),
			),
		),
		'heading-level'      => array(
			'panel'   => 'look',
			'type'    => 'choice',
			'label'   => __('Level of the headings', 'solution-catalogue'),
			'choices' => array('' => $default, '2' => 'H2', '3' => 'H3', '4' => 'H4', '5' => 'H5', '6' => 'H6'),
		),
		'facets'             => array(
			'panel' => 'look',
			'type'  => 'text',
			'label' => __('Filters that readers get', 'solution-catalogue'),
			'help'  => __('Names of attributes in their order, for example: category license scores. “none” for no filters.', 'solution-catalogue'),
		),
		'license'            => array(
			'panel' => 'filters',
			'type'  => 'text',
			'label' => __('Licence', 'solution-catalogue'),
			'help'  => __('SPDX identifiers, separated by commas, for example: MIT, GPL-3.0-or-later', 'solution-catalogue'),
		),
		'platform'           => array(
			'panel'   => 'filters',
			'type'    => 'choice',
			'label'   => __('Used on', 'solution-catalogue'),
			'choices' => array(
				''                 => __('All', 'solution-catalogue'),
				'platform-windows' => 'Windows',
				'platform-macos'   => 'macOS',
				'platform-linux'   => __('Linux desktop', 'solution-catalogue'),
				'platform-android' => 'Android',
				'platform-ios'     => __('iPhone and iPad', 'solution-catalogue'),
				'platform-web'     => __('Web browser', 'solution-catalogue'),
				'platform-browser' => __('Browser extension', 'solution-catalogue'),
				'hosted-offer'     => __('Available as a hosted service', 'solution-catalogue'),
				'no-server'        => __('No server of your own needed', 'solution-catalogue'),
			),
		),
		'deployment'         => array(
			'panel'   => 'filters',
			'type'    => 'choice',
			'label'   => __('Runs on', 'solution-catalogue'),
			'choices' => array(
				''           => __('All', 'solution-catalogue'),
				'docker'     => 'Docker',
				'kubernetes' => 'Kubernetes',
				'linux'      => 'Linux',
			),
		),
		'audience'           => array(
			'panel'   => 'filters',
			'type'    => 'choice',
			'label'   => __('Audience', 'solution-catalogue'),
			'choices' => array(
				''         => __('All', 'solution-catalogue'),
				'business' => __('Organisations', 'solution-catalogue'),
				'private'  => __('Individuals', 'solution-catalogue'),
			),
		),
		'origin'             => array(
			'panel' => 'filters',
			'type'  => 'text',
			'label' => __('Origin', 'solution-catalogue'),
			'help'  => $separated,
		),
		'tag'                => array(
			'panel' => 'filters',
			'type'  => 'text',
			'label' => __('Tag', 'solution-catalogue'),
			'help'  => $separated,
		),
		'max-complexity'     => $points + array('label' => __('Highest setup effort, 1 to 10', 'solution-catalogue')),
		'min-maturity'       => $points + array('label' => __('Lowest maturity, 1 to 10', 'solution-catalogue')),
		'max-resource-usage' => $points + array('label' => __('Highest resource usage, 1 to 10', 'solution-catalogue')),
		'max-maintenance'    => $points + array('label' => __('Highest upkeep, 1 to 10', 'solution-catalogue')),
		'src'                => array(
			'panel' => 'source',
			'type'  => 'url',
			'label' => __('Address of another catalogue', 'solution-catalogue'),
			'help'  => __('Only where this block is to show another one than that of the settings.', 'solution-catalogue'),
		),
		'lang'               => array(
			'panel'   => 'source',
			'type'    => 'choice',
			'label'   => __('Language', 'solution-catalogue'),
			'choices' => array(
				''   => __('That of the page', 'solution-catalogue'),
				'de' => 'Deutsch',
				'en' => 'English',
				'fr' => 'Français',
				'it' => 'Italiano',
			),
		),
		'loading'            => array(
			'panel'   => 'source',
			'type'    => 'choice',
			'label'   => __('Loading', 'solution-catalogue'),
			'choices' => array(
				''     => __('At once', 'solution-catalogue'),
				'lazy' => __('When readers come near it', 'solution-catalogue'),
			),
		),
		'url-state'          => array(
			'panel' => 'source',
			'type'  => 'text',
			'label' => __('Prefix in the address of the page', 'solution-catalogue'),
			'help'  => __('With a word such as shop the address of the page keeps what readers ask for, so that they can share it.', 'solution-catalogue'),
		),
		'shortcut'           => array(
			'panel' => 'source',
			'type'  => 'text',
			'label' => __('Key that leads to the search field', 'solution-catalogue'),
			'help'  => __('By default /. “none” for no key.', 'solution-catalogue'),
		),
		'max-bytes'          => array(
			'panel' => 'source',
			'type'  => 'number',
			'min'   => 1,
			'label' => __('Largest catalogue that is read, in bytes', 'solution-catalogue'),
		),
	) + array_fill_keys(
		// Only of shortcodes: the configurator of a catalogue's site writes them.
		array('detail-url', 'logos', 'category-labels', 'tag-labels', 'product-labels'),
		array('panel' => '', 'type' => 'text', 'label' => '')
	);
}

/** The name of a block's attribute: alternativeTo for alternative-to. */
function solution_catalogue_camel_case($name) {
	return lcfirst(str_replace('-', '', ucwords($name, '-')));
}
