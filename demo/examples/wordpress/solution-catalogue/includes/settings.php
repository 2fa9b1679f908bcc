<?php
/**
 * The settings of the site, kept in the database: the catalogue's address, and whether it has a page for every solution.
 */

defined('ABSPATH') || exit;

const SOLUTION_CATALOGUE_SETTINGS = array('src' => '', 'pages' => '');

/** One of the settings, as a text; empty if it is not set. */
function solution_catalogue_setting($name) {
	$settings = get_option('solution_catalogue');
	$value    = is_array($settings) ? $settings[$name] ?? '' : '';
	return is_string($value) ? $value : '';
}

function solution_catalogue_settings_url() {
	return admin_url('options-general.php?page=solution-catalogue');
}

add_action(
	'admin_menu',
	function () {
		$title = __('Solution Catalogue', 'solution-catalogue');
		add_options_page($title, $title, 'manage_options', 'solution-catalogue', 'solution_catalogue_settings_page');
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'solution-catalogue',
			'solution_catalogue',
			array(
				'type'              => 'array',
				'default'           => SOLUTION_CATALOGUE_SETTINGS,
				'sanitize_callback' => 'solution_catalogue_sanitize',
			)
		);
		add_settings_section('catalogue', '', '__return_empty_string', 'solution-catalogue');
		add_settings_field(
			'src',
			__('Address of the catalogue', 'solution-catalogue'),
			'solution_catalogue_address_field',
			'solution-catalogue',
			'catalogue',
			array('label_for' => 'solution-catalogue-src')
		);
		add_settings_field(
			'pages',
			__('Links', 'solution-catalogue'),
			'solution_catalogue_pages_field',
			'solution-catalogue',
			'catalogue'
		);
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename(SOLUTION_CATALOGUE_PLUGIN),
	function ($links) {
		$link = sprintf(
			'<a href="%s">%s</a>',
			esc_url(solution_catalogue_settings_url()),
			esc_html__('Settings', 'solution-catalogue')
		);
		return array_merge(array('settings' => $link), $links);
	}
);

/** Only an address of the web is kept; what is none leaves the former one. */
function solution_catalogue_sanitize($given) {
	$given = is_array($given) ? $given : array();
	$typed = is_string($given['src'] ?? null) ? trim($given['src']) : '';
	// Who types only a name means the usual scheme.
	$src = solution_catalogue_web_address(preg_match('~^[a-z0-9.-]+\.[a-z]+(/|$)~i', $typed) ? "https://$typed" : $typed);
	if ('' === $src && '' !== $typed) {
		add_settings_error(
			'solution_catalogue',
			'address',
			__('This is no address of a website. The address was not changed. One looks like this: https://catalogue.example/', 'solution-catalogue')
		);
		$src = solution_catalogue_setting('src');
	}
	return array('src' => $src, 'pages' => empty($given['pages']) ? '' : '1');
}

function solution_catalogue_address_field() {
	printf(
		'<input type="text" inputmode="url" id="solution-catalogue-src" name="solution_catalogue[src]" value="%s" class="regular-text code" placeholder="https://catalogue.example/" aria-describedby="solution-catalogue-hint solution-catalogue-state" /><p class="description" id="solution-catalogue-hint">%s</p><p id="solution-catalogue-state">%s</p>',
		esc_attr(solution_catalogue_setting('src')),
		esc_html__('Begin with the address of the website that publishes the catalogue. Blocks and shortcodes show this catalogue unless they name another one.', 'solution-catalogue'),
		esc_html(solution_catalogue_state_text())
	);
}

function solution_catalogue_pages_field() {
	printf(
		'<label><input type="checkbox" name="solution_catalogue[pages]" value="1" %s /> %s</label><p class="description">%s</p>',
		checked(solution_catalogue_setting('pages'), '1', false),
		esc_html__('Names lead to the pages of the solutions in the catalogue', 'solution-catalogue'),
		esc_html__('Most catalogues have a page for every solution. Without this, names lead to the websites of the solutions.', 'solution-catalogue')
	);
}

/** What WordPress knows of the catalogue. Who opens the settings after a failure has it asked for again. */
function solution_catalogue_state_text() {
	if ('' === solution_catalogue_setting('src')) {
		return __('As long as no address is set, readers see nothing of blocks and shortcodes that name none.', 'solution-catalogue');
	}
	if ('ok' !== solution_catalogue_state()) {
		solution_catalogue_refresh();
	}
	$document = solution_catalogue_document();
	$state    = solution_catalogue_state();
	if ('ok' === $state && $document) {
		$count = count($document['solutions']);
		/* translators: 1: a number, 2: a date. */
		$text = _n('The catalogue answers: %1$s solution, as of %2$s.', 'The catalogue answers: %1$s solutions, as of %2$s.', $count, 'solution-catalogue');
		return sprintf($text, number_format_i18n($count), wp_date(get_option('date_format'), $document['generated']));
	}
	$problems = array(
		'redirect'     => __('The catalogue answers that it has moved. Enter the address that your browser shows when you open it.', 'solution-catalogue'),
		'status'       => __('There is no catalogue at this address: the server answers with an error. Check the address.', 'solution-catalogue'),
		'too-large'    => __('The catalogue is too large for WordPress to read. Readers with scripts see it; others see a link.', 'solution-catalogue'),
		'no-catalogue' => __('What lies at this address is no catalogue that this plugin can read. Check the address.', 'solution-catalogue'),
	);
	return $problems[$state] ?? __('WordPress cannot reach the catalogue, or it takes too long. Check the address. Readers may see it all the same; without scripts they see a link.', 'solution-catalogue');
}

function solution_catalogue_settings_page() {
	if (! current_user_can('manage_options')) {
		return;
	}
	printf('<div class="wrap"><h1>%s</h1><form action="options.php" method="post">', esc_html(get_admin_page_title()));
	settings_fields('solution-catalogue');
	do_settings_sections('solution-catalogue');
	submit_button();
	printf('</form><h2>%s</h2>', esc_html__('How to show it', 'solution-catalogue'));
	printf('<p>%s</p>', esc_html__('In the editor add the block Solution catalogue; its options are in the sidebar. Where there are no blocks, write a shortcode:', 'solution-catalogue'));
	echo '<p><code>[solution-catalogue]</code></p><p><code>[solution-catalogue alternative-to="Slack" controls="none"]</code></p><p><code>[solution-catalogue name="Nextcloud"]</code></p></div>';
}

register_deactivation_hook(
	SOLUTION_CATALOGUE_PLUGIN,
	function () {
		wp_clear_scheduled_hook('solution_catalogue_refresh');
	}
);
