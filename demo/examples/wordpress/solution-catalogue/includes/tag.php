<?php
/**
 * The element's tag, for the block and the shortcode.
 */

defined('ABSPATH') || exit;

/** The options of <solution-card>, which shows one solution. */
const SOLUTION_CATALOGUE_CARD_OPTIONS = array('src', 'name', 'lang', 'theme', 'loading', 'heading-level', 'max-bytes', 'category-labels', 'tag-labels', 'product-labels');

/** The options that <solution-list> does not have: it has no controls. */
const SOLUTION_CATALOGUE_CONTROL_OPTIONS = array('controls', 'compare', 'facets', 'browse', 'guide', 'url-state', 'shortcut');

function solution_catalogue_shortcode($attributes) {
	$none = array_fill_keys(array_keys(solution_catalogue_options()), '');
	return solution_catalogue_tag(
		shortcode_atts($none, is_array($attributes) ? $attributes : array(), 'solution-catalogue')
	);
}

function solution_catalogue_render_block($attributes) {
	$named = array();
	foreach (array_keys(solution_catalogue_options()) as $name) {
		$named[$name] = $attributes[solution_catalogue_camel_case($name)] ?? '';
	}
	$tag = solution_catalogue_tag($named);
	return '' === $tag ? '' : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $tag);
}

/**
 * The element for these options. Where readers have no controls <solution-list> shows the same with a smaller script, but for
 * what it cannot do. The editor's preview chooses as well (editor.js).
 */
function solution_catalogue_element($chosen) {
	if (isset($chosen['name'])) {
		return 'solution-card';
	}
	$is_list = 'none' === ($chosen['controls'] ?? '')
		&& ! isset($chosen['query'])
		&& 'off' === ($chosen['compare'] ?? 'off')
		&& 'table' !== ($chosen['layout'] ?? '')
		&& ! in_array($chosen['sort'] ?? '', array('relevance', 'fit'), true);
	return $is_list ? 'solution-list' : 'solution-catalogue';
}

/** Has the page load the script of an element. That of the whole catalogue has all elements: beside it no other is needed. */
function solution_catalogue_enqueue($tag) {
	if ('solution-catalogue' === $tag) {
		wp_dequeue_script('solution-catalogue-card');
		wp_enqueue_script('solution-catalogue');
	} elseif (! wp_script_is('solution-catalogue')) {
		wp_enqueue_script('solution-catalogue-card');
	}
}

/** The tag with the fallback in it; its script is loaded only by pages that show one. */
function solution_catalogue_tag($options) {
	$chosen = array();
	foreach ($options as $name => $value) {
		if (is_string($value) && '' !== trim($value)) {
			$chosen[$name] = $value;
		}
	}
	$src = solution_catalogue_web_address(html_entity_decode($chosen['src'] ?? solution_catalogue_setting('src'), ENT_QUOTES));
	if ('' === $src) {
		return solution_catalogue_note();
	}
	$tag = solution_catalogue_element($chosen);
	solution_catalogue_enqueue($tag);
	$chosen = array('src' => $src) + $chosen;
	if ('solution-card' === $tag) {
		$chosen = array_intersect_key($chosen, array_flip(SOLUTION_CATALOGUE_CARD_OPTIONS));
	} else {
		$chosen += array('detail-url' => solution_catalogue_detail_url($src));
	}
	if ('solution-list' === $tag) {
		$chosen = array_diff_key($chosen, array_flip(SOLUTION_CATALOGUE_CONTROL_OPTIONS));
	}
	// Shortcodes write some characters as entities, as attributes do: what is compared is what is meant.
	$meant = array();
	foreach ($chosen as $name => $value) {
		$meant[$name] = html_entity_decode($value, ENT_QUOTES);
	}
	$chosen += array('category-labels' => solution_catalogue_category_labels($src, $tag, $meant));
	$html    = '';
	foreach ($chosen as $name => $value) {
		if ('src' === $name) {
			$html .= sprintf(' src="%s"', esc_url(solution_catalogue_source($src, $tag, $meant), array('http', 'https')));
		} elseif ('none' === $value && in_array($name, array('facets', 'shortcut'), true)) {
			$html .= " $name=\"\"";
		} elseif ('' !== $value) {
			$html .= sprintf(' %s="%s"', $name, esc_attr($value));
		}
	}
	return "<$tag$html>" . solution_catalogue_fallback($src, $meant) . "</$tag>";
}

/** Where there is nothing to show: nothing for readers, and a line for those who can do something about it. */
function solution_catalogue_note() {
	if (! current_user_can('edit_posts')) {
		return '';
	}
	return sprintf(
		'<p>%s</p>',
		esc_html__('Here is a catalogue of solutions without an address. Readers do not see this line. Set the address in the settings, under Solution Catalogue.', 'solution-catalogue')
	);
}
