<?php
/**
 * Plugin Name:       Solution Catalogue
 * Description:       A catalogue of open-source solutions, as a block and as the shortcode [solution-catalogue].
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 *
 * The element's script lies beside this file, as solution-catalogue.iife.js: copy it from dist/cdn of a release.
 */

defined('ABSPATH') || exit;

/** The attributes that authors may set, and their defaults. */
const SOLUTION_CATALOGUE_ATTRIBUTES = array(
	'src'            => 'https://catalogue.example/',
	'alternative-to' => '',
	'category'       => '',
	'query'          => '',
	'sort'           => '',
	'layout'         => '',
	'controls'       => '',
	'limit'          => '',
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
		if ('' !== $value) {
			$value = 'src' === $name ? esc_url($value) : esc_attr($value);
			$tag  .= sprintf(' %s="%s"', $name, $value);
		}
	}
	return $tag . '></solution-catalogue>';
}

/** Blocks name their attributes in camelCase. */
function solution_catalogue_render_block($attributes) {
	$named = array();
	foreach ($attributes as $name => $value) {
		$named[strtolower(preg_replace('/[A-Z]/', '-$0', $name))] = $value;
	}
	return solution_catalogue_render($named);
}

add_action(
	'init',
	function () {
		wp_register_script(
			'solution-catalogue',
			plugins_url('solution-catalogue.iife.js', __FILE__),
			array(),
			'0.1.0',
			true
		);
		wp_register_script(
			'solution-catalogue-editor',
			plugins_url('editor.js', __FILE__),
			array('wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components'),
			'0.1.0',
			true
		);
		add_shortcode('solution-catalogue', 'solution_catalogue_render');
		register_block_type(__DIR__, array('render_callback' => 'solution_catalogue_render_block'));
	}
);
