<?php
/**
 * Plugin Name:       Solution Catalogue
 * Description:       A catalogue of open-source solutions, as a block and as the shortcode [solution-catalogue].
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 *
 * Every release has this plugin ready to be uploaded, as solution-catalogue-wordpress.zip. In a folder of one's own
 * solution-catalogue.iife.js must lie beside this file, and licenses.txt: whoever hands on the script hands on the
 * licences of what is in it.
 */

defined('ABSPATH') || exit;

const SOLUTION_CATALOGUE_SCRIPT = __DIR__ . '/solution-catalogue.iife.js';

/** The attributes that authors may set, and their defaults: begin with the address of your catalogue. */
const SOLUTION_CATALOGUE_ATTRIBUTES = array(
	'src'            => 'https://catalogue.example/',
	'alternative-to' => '',
	'category'       => '',
	'query'          => '',
	'sort'           => '',
	'layout'         => '',
	'controls'       => '',
	'limit'          => '',
	'heading-level'  => '',
	'lang'           => '',
);

/** The element's tag; its script is loaded only by pages that show one. */
function solution_catalogue_render($attributes) {
	wp_enqueue_script('solution-catalogue');
	$attributes = shortcode_atts(
		SOLUTION_CATALOGUE_ATTRIBUTES,
		is_array($attributes) ? $attributes : array(),
		'solution-catalogue'
	);
	$tag = '<solution-catalogue';
	foreach ($attributes as $name => $value) {
		$value = 'src' === $name ? esc_url($value, array('http', 'https')) : esc_attr($value);
		if ('' !== $value) {
			$tag .= sprintf(' %s="%s"', $name, $value);
		}
	}
	return $tag . '></solution-catalogue>';
}

/** Blocks name their attributes in camelCase, and have a text for each: an empty one means the default. */
function solution_catalogue_render_block($attributes) {
	$named = array();
	foreach ($attributes as $name => $value) {
		if (is_string($value) && '' !== $value) {
			$named[strtolower(preg_replace('/[A-Z]/', '-$0', $name))] = $value;
		}
	}
	return solution_catalogue_render($named);
}

add_action(
	'init',
	function () {
		// So that browsers ask for another script when it was replaced.
		$changed = function ($file) {
			return is_readable($file) ? (string) filemtime($file) : '';
		};
		wp_register_script(
			'solution-catalogue',
			plugins_url('solution-catalogue.iife.js', __FILE__),
			array(),
			$changed(SOLUTION_CATALOGUE_SCRIPT),
			true
		);
		wp_register_script(
			'solution-catalogue-editor',
			plugins_url('editor.js', __FILE__),
			array('wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components'),
			$changed(__DIR__ . '/editor.js'),
			true
		);
		add_shortcode('solution-catalogue', 'solution_catalogue_render');
		register_block_type(__DIR__, array('render_callback' => 'solution_catalogue_render_block'));
	}
);

add_action(
	'admin_notices',
	function () {
		if (! is_readable(SOLUTION_CATALOGUE_SCRIPT) && current_user_can('activate_plugins')) {
			printf(
				'<div class="notice notice-error"><p>Solution Catalogue: <code>%s</code> is missing. Copy it from a release, with <code>licenses.txt</code>.</p></div>',
				esc_html(SOLUTION_CATALOGUE_SCRIPT)
			);
		}
	}
);
