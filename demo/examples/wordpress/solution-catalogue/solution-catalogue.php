<?php
/**
 * Plugin Name:       Solution Catalogue
 * Description:       A catalogue of open-source solutions, as a block and as the shortcode [solution-catalogue].
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       solution-catalogue
 * Domain Path:       /languages
 *
 * Every release has this plugin ready to be uploaded, as solution-catalogue-wordpress.zip. In a folder of one's own
 * solution-catalogue.iife.js and solution-card.iife.js must lie beside this file, and licenses.txt: whoever hands on the
 * scripts hands on the licences of what is in them.
 */

defined('ABSPATH') || exit;

const SOLUTION_CATALOGUE_PLUGIN = __FILE__;
/** The scripts, by the names that WordPress has for them: all elements, and those for lists and cards alone. */
const SOLUTION_CATALOGUE_SCRIPTS = array(
	'solution-catalogue'      => 'solution-catalogue.iife.js',
	'solution-catalogue-card' => 'solution-card.iife.js',
);

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/document.php';
require __DIR__ . '/includes/slices.php';
require __DIR__ . '/includes/fallback.php';
require __DIR__ . '/includes/tag.php';
require __DIR__ . '/includes/settings.php';

/** The language that texts are in, of those that there are: German is written in a way that is right everywhere. */
function solution_catalogue_language($locale) {
	$language = strtolower(substr($locale, 0, 2));
	return in_array($language, array('de', 'fr', 'it'), true) ? $language : 'en';
}

/** When a file was changed, so that browsers ask for another script when it was replaced. */
function solution_catalogue_changed($file) {
	return is_readable($file) ? (string) filemtime($file) : '';
}

add_action(
	'init',
	function () {
		$language = solution_catalogue_language(determine_locale());
		load_textdomain('solution-catalogue', __DIR__ . "/languages/solution-catalogue-$language.mo");
		foreach (SOLUTION_CATALOGUE_SCRIPTS as $name => $file) {
			wp_register_script($name, plugins_url($file, __FILE__), array(), solution_catalogue_changed(__DIR__ . "/$file"), true);
		}
		wp_register_script(
			'solution-catalogue-editor',
			plugins_url('editor.js', __FILE__),
			array('wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components'),
			solution_catalogue_changed(__DIR__ . '/editor.js'),
			true
		);
		add_shortcode('solution-catalogue', 'solution_catalogue_shortcode');
		register_block_type(
			__DIR__,
			array(
				'attributes'      => array_fill_keys(
					array_map('solution_catalogue_camel_case', array_keys(solution_catalogue_options())),
					array('type' => 'string', 'default' => '')
				),
				'render_callback' => 'solution_catalogue_render_block',
				// The editor needs the element for its preview. Readers get it with the first block that needs it.
				'script_handles'  => is_admin() ? array('solution-catalogue') : array(),
			)
		);
	}
);

add_action(
	'enqueue_block_editor_assets',
	function () {
		wp_add_inline_script(
			'solution-catalogue-editor',
			'window.solutionCatalogueEditor = ' . wp_json_encode(solution_catalogue_editor(), JSON_HEX_TAG) . ';',
			'before'
		);
	}
);

/** What the block in the editor needs to know: its options, and the texts in the author's language. */
function solution_catalogue_editor() {
	$options = array();
	foreach (solution_catalogue_options() as $name => $option) {
		$options[] = array('name' => solution_catalogue_camel_case($name), 'attribute' => $name) + $option;
	}
	$may_set = current_user_can('manage_options');
	$src     = solution_catalogue_setting('src');
	return array(
		'src'      => $src,
		'known'    => solution_catalogue_known($src),
		'panels'   => solution_catalogue_panels(),
		'options'  => $options,
		'settings' => $may_set ? solution_catalogue_settings_url() : '',
		'texts'    => array(
			'none'     => $may_set
				? __('No catalogue is chosen yet. Readers see nothing here until its address is set, for the whole site in the settings, or for this block in the sidebar.', 'solution-catalogue')
				: __('No catalogue is chosen yet. Readers see nothing here until an administrator sets its address in the settings, or you set it for this block in the sidebar.', 'solution-catalogue'),
			'settings' => __('Open the settings', 'solution-catalogue'),
			'loading'  => __('The catalogue is being loaded.', 'solution-catalogue'),
		),
	);
}

add_action(
	'admin_notices',
	function () {
		foreach (SOLUTION_CATALOGUE_SCRIPTS as $file) {
			if (! is_readable(__DIR__ . "/$file") && current_user_can('activate_plugins')) {
				/* translators: %s: a file on the server. */
				$text = __('Solution Catalogue: %s is missing. Copy it from a release, with licenses.txt.', 'solution-catalogue');
				printf(
					'<div class="notice notice-error"><p>%s</p></div>',
					sprintf(esc_html($text), '<code>' . esc_html(__DIR__ . "/$file") . '</code>')
				);
			}
		}
	}
);
