<?php
/**
 * What stands between the element's tags: shown until the catalogue is there, by feeds and search engines, and to readers
 * without scripts.
 */

defined('ABSPATH') || exit;

/** The most names in a list. */
const SOLUTION_CATALOGUE_MOST_NAMES = 100;

/** A link to the catalogue, and the chosen solutions where WordPress knows them. */
function solution_catalogue_fallback($src, $chosen) {
	// Of another catalogue than that of the settings WordPress knows the address, and asks for nothing.
	$document = solution_catalogue_own_document($src);
	$home     = $document && '' !== $document['homepage'] ? $document['homepage'] : preg_replace('~^(https?://[^/?#]+/).*\.json([?#].*)?$~i', '$1', $src);
	$html     = sprintf(
		'<p><a href="%s">%s</a></p>',
		esc_url($home, array('http', 'https')),
		esc_html__('Catalogue of open-source solutions', 'solution-catalogue')
	);
	$names    = '';
	foreach ($document ? solution_catalogue_choose($document['solutions'], $chosen) : array() as $solution) {
		$address = esc_url(solution_catalogue_address($solution, $src, $chosen), array('http', 'https'));
		$name    = esc_html($solution['name']);
		$names  .= '' === $address ? "<li>$name</li>" : "<li><a href=\"$address\">$name</a></li>";
	}
	return '' === $names ? $html : "$html<ul>$names</ul>";
}

/** The solutions that the options choose, in their order; none where only the element can find them. */
function solution_catalogue_choose($solutions, $chosen) {
	if (isset($chosen['query'])) {
		return array();
	}
	$found = array_filter(
		$solutions,
		function ($solution) use ($chosen) {
			return solution_catalogue_is_chosen($solution, $chosen);
		}
	);
	$orders = array(
		'name'   => function ($a, $b) { return strnatcasecmp($a['name'], $b['name']); },
		'stars'  => function ($a, $b) { return (int) $b['stars'] <=> (int) $a['stars']; },
		'newest' => function ($a, $b) { return strcmp($b['addedAt'], $a['addedAt']); },
	);
	// Other orders are the element's. A document has the most recommended ones first.
	if (isset($orders[$chosen['sort'] ?? ''])) {
		usort($found, $orders[$chosen['sort']]);
	}
	$limit = (int) ($chosen['limit'] ?? 0);
	return array_slice($found, 0, $limit > 0 ? min($limit, SOLUTION_CATALOGUE_MOST_NAMES) : 24);
}

function solution_catalogue_is_chosen($solution, $chosen) {
	if (isset($chosen['name'])) {
		return solution_catalogue_slug($solution['name']) === solution_catalogue_slug($chosen['name']);
	}
	if (isset($chosen['alternative-to'])) {
		$tag = solution_catalogue_slug($chosen['alternative-to']) . '-alternative';
		if (! in_array($tag, $solution['tags'], true)) {
			return false;
		}
	}
	$fields = array(
		'category'   => 'category',
		'license'    => 'license',
		'origin'     => 'origin',
		'tag'        => 'tags',
		'platform'   => 'tags',
		'deployment' => 'deployment',
		'audience'   => 'audience',
	);
	foreach ($fields as $option => $field) {
		if (isset($chosen[$option])) {
			$wanted = array_map('trim', explode(',', strtolower($chosen[$option])));
			if (! array_intersect($wanted, array_map('strtolower', (array) $solution[$field]))) {
				return false;
			}
		}
	}
	$limits = array(
		'max-complexity'     => array('complexity', -1),
		'min-maturity'       => array('maturity', 1),
		'max-resource-usage' => array('resourceUsage', -1),
		'max-maintenance'    => array('maintenance', -1),
	);
	foreach ($limits as $option => list($field, $sign)) {
		if (is_numeric($chosen[$option] ?? null)) {
			if (null === $solution[$field] || ($solution[$field] - $chosen[$option]) * $sign < 0) {
				return false;
			}
		}
	}
	return true;
}

/** Where to read about a solution: its page in the catalogue, if there are such, else its website. */
function solution_catalogue_address($solution, $src, $chosen) {
	$pattern  = solution_catalogue_detail_url($src);
	$language = solution_catalogue_language($chosen['lang'] ?? determine_locale());
	$slug     = solution_catalogue_page_slug($solution['name']);
	$has_page = '' !== $pattern && '' !== $slug;
	return $has_page ? strtr($pattern, array('{lang}' => $language, '{slug}' => $slug)) : $solution['website'];
}

/** What a solution's page and slice are called; empty where nobody here knows: of other letters the catalogue makes more than this. */
function solution_catalogue_page_slug($name) {
	return preg_match('/^[\x20-\x7EÄÖÜäöüß]+$/u', $name) ? solution_catalogue_slug($name) : '';
}

/** The pattern of the addresses of the solutions' own pages, or an empty text where there are none. */
function solution_catalogue_detail_url($src) {
	$has_pages = solution_catalogue_setting('pages') && solution_catalogue_setting('src') === $src;
	return $has_pages && ! preg_match('/\.json|[?#]/', $src) ? trailingslashit($src) . '{lang}/solutions/{slug}/' : '';
}

/** A name as a part of an address, as the catalogue makes it of names with these letters. */
function solution_catalogue_slug($name) {
	$letters = array('Ä' => 'ae', 'Ö' => 'oe', 'Ü' => 'ue', 'ä' => 'ae', 'ö' => 'oe', 'ü' => 'ue', 'ß' => 'ss');
	return rtrim(substr(trim(preg_replace('/[^a-z0-9]+/', '-', strtolower(strtr($name, $letters))), '-'), 0, 100), '-');
}
